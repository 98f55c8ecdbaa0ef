import { dayAndTime, fileSize, joined, number, percent, plural } from './formats.js';
import type { LabelPack, OnlyInPair } from './label-pack.js';

const newTab = '(si apre in una nuova scheda)';
const sending = 'Invio in corso…';
const stillWorking = 'Ci vuole più del solito. L’invio è ancora in corso.';
const cancel = 'Interrompi l’invio';
const errorSummary = ({ count }: { count: number }) =>
  plural('it', count, {
    one: `${number('it', count)} campo da controllare`,
    other: `${number('it', count)} campi da controllare`,
  });
const application = {
  optional: 'Facoltativo',
  submit: 'Invia la candidatura',
  sending,
  stillWorking,
  cancel,
  errorSummary,
  noScript: 'Per questo modulo serve JavaScript.',
  sentTitle: 'Inviato. Controlla la tua email.',
  sentText: 'Leggiamo ogni candidatura.',
  closedTitle: 'Il modulo è chiuso.',
  closedText: 'Le candidature sono chiuse.',
};
const surname = 'Cognome';
const email = 'Email';
const phone = 'Telefono';

export const submitButtonLabels: LabelPack['submitButtonLabels'] = {
  submit: 'Invia',
  sending: 'Invio in corso…',
};

export const errorSummaryLabels: LabelPack['errorSummaryLabels'] = { errorSummary };

export const formStatusLabels: LabelPack['formStatusLabels'] = {
  sending,
  stillWorking,
  cancel,
};

export const accordionCopyLabels: LabelPack['accordionCopyLabels'] = {
  copy: 'Copia il link',
  copyLink: ({ title }) => `Copia il link a «${title}»`,
  copied: 'Link copiato.',
  inAddressBar: 'Il link è nella barra degli indirizzi.',
};

export const dateFieldLabels: LabelPack['dateFieldLabels'] = { day: 'Giorno', month: 'Mese', year: 'Anno' };

export const ageGateFieldsLabels: LabelPack['ageGateFieldsLabels'] = {
  day: 'Giorno',
  month: 'Mese',
  year: 'Anno',
  language: 'Lingua',
  region: 'Area geografica',
  birthDate: 'Data di nascita',
  submit: 'Entra',
  sending: 'Apertura…',
  required: 'Inserisci la tua data di nascita.',
  underAge: ({ minAge }) => `Per entrare devi avere almeno ${String(minAge)} anni.`,
  checkDate: 'Controlla l’anno.',
  sendFailed: 'L’invio non è riuscito. Riprova.',
  privacySummary: 'Come usiamo questi dati',
  noScript: 'Per entrare serve JavaScript.',
  hint: 'Per esempio, 27 3 1990',
  monthNames: [
    ['gennaio', 'gen'],
    ['febbraio', 'feb'],
    ['marzo', 'mar'],
    ['aprile', 'apr'],
    ['maggio', 'mag'],
    ['giugno', 'giu'],
    ['luglio', 'lug'],
    ['agosto', 'ago'],
    ['settembre', 'sett', 'set'],
    ['ottobre', 'ott'],
    ['novembre', 'nov'],
    ['dicembre', 'dic'],
  ],
  missingPart: ({ part }) =>
    `Nella tua data di nascita manca ${{ day: 'il giorno', month: 'il mese', year: 'l’anno' }[part]}.`,
  wrongPart: ({ part }) => `Controlla ${{ day: 'il giorno', month: 'il mese', year: 'l’anno' }[part]}.`,
};

/** @alias Under the name of each type. */
export const ageGateLabels: LabelPack['ageGateLabels'] = ageGateFieldsLabels;

export const addressRowsLabels: LabelPack['addressRowsLabels'] = {
  legend: 'Link',
  add: 'Aggiungi un link',
  row: ({ index }) => `Link ${String(index)}`,
  link: 'URL',
  linkPlaceholder: 'https://',
  remove: ({ index }) => `Rimuovi il link ${String(index)}`,
};

export const linkRowsFieldLabels: LabelPack['linkRowsFieldLabels'] = /* @__PURE__ */ joined(
  addressRowsLabels,
  {
    platform: 'Piattaforma',
    platformPlaceholder: 'Scegli un’opzione',
  },
);

export const applicationFormLabels: LabelPack['applicationFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  position: 'Posizione',
  fullName: 'Nome',
  links: linkRowsFieldLabels,
  linkField: ({ index, part }: { index: number; part: 'platform' | 'link' }) =>
    `Link ${String(index)}: ${part === 'link' ? 'URL' : 'piattaforma'}`,
  software: 'Software',
  motivation: 'Motivazione',
  availability: 'Disponibilità',
  source: 'Come hai saputo di noi?',
  sourcePlaceholder: 'Scegli un’opzione',
  otherSource: 'Dicci come',
});

export const generalApplicationFormLabels: LabelPack['generalApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    surname,
    email,
    phone,
    fullName: 'Nome',
    jobTitle: 'Il tuo ruolo',
    portfolio: 'Portfolio',
    portfolioPlaceholder: 'https://',
    message: 'Messaggio',
  },
);

export const fileFieldLabels: LabelPack['fileFieldLabels'] = {
  choose: 'Scegli un file o trascinalo qui',
  selected: ({ name, size }) => `${name}, ${fileSize('it', size)}`,
  remove: ({ name }) => `Rimuovi ${name}`,
};

export const eventApplicationFormLabels: LabelPack['eventApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    firstName: 'Nome',
    surname,
    email,
    code: 'Codice',
    links: addressRowsLabels,
    resume: 'Curriculum',
    resumeFile: fileFieldLabels,
  },
);

export const textareaFieldLabels: LabelPack['textareaFieldLabels'] = {
  count: ({ count, advised }) => `${number('it', count)} su ${number('it', advised)}`,
  overAdvised: ({ over, advised }) =>
    `${number('it', over)} in più rispetto ai ${number('it', advised)} caratteri consigliati.`,
};

export const phoneFieldLabels: LabelPack['phoneFieldLabels'] = { prefix: 'Prefisso internazionale' };

export const contactFormLabels: LabelPack['contactFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  submit: 'Invia il messaggio',
  firstName: 'Nome',
  phonePrefix: 'Prefisso internazionale',
  reason: 'Motivo',
  reasonPlaceholder: 'Scegli un’opzione',
  message: 'Messaggio',
  messageCounter: textareaFieldLabels,
});

export const messageFormLabels: LabelPack['messageFormLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Invia il messaggio',
  sentTitle: 'Inviato.',
  sentText: 'Il tuo messaggio sta arrivando.',
  firstName: 'Nome',
  email: 'Email',
  message: 'Messaggio',
});

export const formLabels: LabelPack['formLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Invia',
  sentTitle: 'Inviato.',
  sentText: 'L’abbiamo ricevuto. Grazie.',
  closedTitle: 'Il modulo è chiuso.',
  closedText: 'Non si possono più inviare risposte.',
});

export const draftNoticeLabels: LabelPack['draftNoticeLabels'] = {
  offer: ({ savedAt }) => `C’è qualcosa che non hai inviato (${dayAndTime('it', savedAt)}).`,
  restore: 'Recupera il testo',
  discard: 'Elimina il testo',
  restored: 'Il tuo testo è di nuovo nel modulo.',
  discarded: 'Il testo è stato eliminato.',
};

export const backToTopLabels: LabelPack['backToTopLabels'] = { backToTop: 'Torna su' };

export const contactPanelLabels: LabelPack['contactPanelLabels'] = {
  contact: 'Contatta',
  contactName: ({ name }) => `Contatta ${name}`,
  panel: ({ name }) => `Come contattare ${name}`,
  emailPending: 'Caricamento dell’indirizzo email…',
  close: 'Chiudi',
  newTab,
};

export const contentWarningLabels: LabelPack['contentWarningLabels'] = {
  title: 'Avviso sui contenuti',
  text: 'Questo sito contiene immagini e temi che possono turbare.',
  close: 'Chiudi l’avviso',
};

export const contentWarningAgeLabels: LabelPack['contentWarningAgeLabels'] = /* @__PURE__ */ joined(
  contentWarningLabels,
  {
    text: ({ advisoryAge }: { advisoryAge: number }) =>
      `Questo sito contiene immagini e temi che possono turbare. È consigliato dai ${String(advisoryAge)} anni in su.`,
  },
);

export const dialogLabels: LabelPack['dialogLabels'] = { close: 'Chiudi' };

export const digitCounterLabels: LabelPack['digitCounterLabels'] = {
  spoken: ({ value }) => number('it', value),
};

export const footerLabels: LabelPack['footerLabels'] = { navigation: 'Piè di pagina', newTab };

export const gameStatusLabels: LabelPack['gameStatusLabels'] = {
  accessible: 'Nello store',
  inDevelopment: 'In sviluppo',
  locked: 'Annunciato. In arrivo',
  link: ({ name, external }) => `Nello store: la pagina di ${name}${external ? ` ${newTab}` : ''}`,
};

export const plateLabels: LabelPack['plateLabels'] = {
  first: 'Prima',
  second: 'Dopo',
  announcement: ({ shown }) => (shown === 'second' ? 'La seconda immagine' : 'La prima immagine'),
};

export const platePairLabels: LabelPack['platePairLabels'] = /* @__PURE__ */ joined<
  LabelPack['plateLabels'],
  OnlyInPair
>(plateLabels, {
  grid: 'Segna cosa è cambiato',
  cell: ({ row, rows, column, columns }) =>
    `Riga ${String(row)} di ${String(rows)}, colonna ${String(column)} di ${String(columns)}`,
  missed: 'Non è lì',
  found: 'Trovato',
});

export const lightboxLabels: LabelPack['lightboxLabels'] = {
  dialog: 'Immagini',
  close: 'Chiudi',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  position: ({ index, total }) => `Immagine ${String(index)} di ${String(total)}`,
  announcement: ({ index, total, description }) =>
    `Immagine ${String(index)} di ${String(total)}: ${description}`,
};

export const galleryLabels: LabelPack['galleryLabels'] = /* @__PURE__ */ joined(lightboxLabels, {
  selected: 'Selezionato',
});

export const lightboxZoomLabels: LabelPack['lightboxZoomLabels'] = {
  zoom: 'Zoom',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  level: (at) => percent('it', at.percent),
  reset: (at) => `${percent('it', at.percent)}, mostra l’immagine intera`,
  announcement: (at) => `Zoom ${percent('it', at.percent)}`,
};

export const mobileMenuLabels: LabelPack['mobileMenuLabels'] = {
  navigation: 'Principale',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
};

export const navbarLabels: LabelPack['navbarLabels'] = /* @__PURE__ */ joined(mobileMenuLabels, {
  home: 'Home',
});

export const noticeLabels: LabelPack['noticeLabels'] = { region: 'Avviso', dismiss: 'Chiudi l’avviso' };

export const paginationLabels: LabelPack['paginationLabels'] = {
  navigation: 'Pagine',
  previous: 'Indietro',
  next: 'Avanti',
  page: ({ page, pageCount }) => `Pagina ${String(page)} di ${String(pageCount)}`,
};

export const partnerCarouselLabels: LabelPack['partnerCarouselLabels'] = { dots: 'Partner' };

export const videoModalLabels: LabelPack['videoModalLabels'] = {
  play: ({ title }) => `Riproduci il video: ${title}`,
  close: 'Chiudi il video',
  captions: 'Sottotitoli',
};

export const videoModalEmbedLabels: LabelPack['videoModalEmbedLabels'] = /* @__PURE__ */ joined(
  videoModalLabels,
  {
    watch: 'Guarda su YouTube',
    newTab,
  },
);
