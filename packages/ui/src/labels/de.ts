import { dayAndTime, fileSize, joined, number, percent, plural } from './formats.js';
import type { LabelPack, OnlyInPair } from './label-pack.js';

const newTab = '(öffnet sich in einem neuen Tab)';
const sending = 'Wird gesendet …';
const stillWorking = 'Das dauert länger als sonst. Es läuft noch.';
const cancel = 'Nicht länger warten';
const errorSummary = ({ count }: { count: number }) =>
  plural('de', count, {
    one: `${number('de', count)} Angabe fehlt oder stimmt nicht`,
    other: `${number('de', count)} Angaben fehlen oder stimmen nicht`,
  });
const application = {
  optional: 'Optional',
  submit: 'Bewerbung senden',
  sending,
  stillWorking,
  cancel,
  errorSummary,
  noScript: 'Dieses Formular braucht JavaScript.',
  sentTitle: 'Gesendet. Schau in dein Postfach.',
  sentText: 'Wir lesen jede Bewerbung.',
  closedTitle: 'Die Bewerbungsfrist ist abgelaufen.',
  closedText: 'Bewerbungen sind nicht mehr möglich.',
};
const surname = 'Nachname';
const email = 'E-Mail';
const phone = 'Telefon';

export const submitButtonLabels: LabelPack['submitButtonLabels'] = {
  submit: 'Senden',
  sending: 'Wird gesendet …',
};

export const errorSummaryLabels: LabelPack['errorSummaryLabels'] = { errorSummary };

export const formStatusLabels: LabelPack['formStatusLabels'] = {
  sending,
  stillWorking,
  cancel,
};

export const accordionCopyLabels: LabelPack['accordionCopyLabels'] = {
  copy: 'Link kopieren',
  copyLink: ({ title }) => `Link zu „${title}“ kopieren`,
  copied: 'Link kopiert.',
  inAddressBar: 'Der Link steht in der Adressleiste.',
};

export const dateFieldLabels: LabelPack['dateFieldLabels'] = { day: 'Tag', month: 'Monat', year: 'Jahr' };

export const ageGateFieldsLabels: LabelPack['ageGateFieldsLabels'] = {
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  language: 'Sprache',
  region: 'Region',
  birthDate: 'Geburtsdatum',
  submit: 'Eintreten',
  sending: 'Wird geöffnet …',
  required: 'Bitte gib dein Geburtsdatum an.',
  underAge: ({ minAge }) => `Du musst mindestens ${String(minAge)} Jahre alt sein, um einzutreten.`,
  checkDate: 'Bitte prüfe das Jahr.',
  sendFailed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  privacySummary: 'Was geschieht mit diesen Angaben?',
  noScript: 'Diese Seite braucht JavaScript, um dein Alter zu prüfen.',
  hint: 'Zum Beispiel 27 3 1990',
  monthNames: [
    ['Januar', 'Jänner', 'Jan'],
    ['Februar', 'Feb'],
    ['März', 'Mrz', 'Maerz'],
    ['April', 'Apr'],
    ['Mai'],
    ['Juni', 'Jun'],
    ['Juli', 'Jul'],
    ['August', 'Aug'],
    ['September', 'Sept', 'Sep'],
    ['Oktober', 'Okt'],
    ['November', 'Nov'],
    ['Dezember', 'Dez'],
  ],
  missingPart: ({ part }) =>
    `In deinem Geburtsdatum fehlt ${{ day: 'der Tag', month: 'der Monat', year: 'das Jahr' }[part]}.`,
  wrongPart: ({ part }) => `Bitte prüfe ${{ day: 'den Tag', month: 'den Monat', year: 'das Jahr' }[part]}.`,
};

/** @alias Under the name of each type. */
export const ageGateLabels: LabelPack['ageGateLabels'] = ageGateFieldsLabels;

export const addressRowsLabels: LabelPack['addressRowsLabels'] = {
  legend: 'Links',
  add: 'Link hinzufügen',
  row: ({ index }) => `Link ${String(index)}`,
  link: 'URL',
  linkPlaceholder: 'https://',
  remove: ({ index }) => `Link ${String(index)} entfernen`,
};

export const linkRowsFieldLabels: LabelPack['linkRowsFieldLabels'] = /* @__PURE__ */ joined(
  addressRowsLabels,
  {
    platform: 'Plattform',
    platformPlaceholder: 'Bitte wählen',
  },
);

export const applicationFormLabels: LabelPack['applicationFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  position: 'Stelle',
  fullName: 'Vorname',
  links: linkRowsFieldLabels,
  linkField: ({ index, part }: { index: number; part: 'platform' | 'link' }) =>
    `Link ${String(index)}: ${part === 'link' ? 'URL' : 'Plattform'}`,
  software: 'Software',
  motivation: 'Motivation',
  availability: 'Verfügbarkeit',
  source: 'Wie hast du uns gefunden?',
  sourcePlaceholder: 'Bitte wählen',
  otherSource: 'Sag uns, wo',
});

export const generalApplicationFormLabels: LabelPack['generalApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    surname,
    email,
    phone,
    fullName: 'Vorname',
    jobTitle: 'Fachgebiet',
    portfolio: 'Portfolio',
    portfolioPlaceholder: 'https://',
    message: 'Nachricht',
  },
);

export const fileFieldLabels: LabelPack['fileFieldLabels'] = {
  choose: 'Datei wählen oder hier ablegen',
  selected: ({ name, size }) => `${name}, ${fileSize('de', size)}`,
  remove: ({ name }) => `${name} entfernen`,
};

export const eventApplicationFormLabels: LabelPack['eventApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    firstName: 'Vorname',
    surname,
    email,
    code: 'Code',
    links: addressRowsLabels,
    resume: 'Lebenslauf',
    resumeFile: fileFieldLabels,
  },
);

export const textareaFieldLabels: LabelPack['textareaFieldLabels'] = {
  count: ({ count, advised }) => `${number('de', count)} von ${number('de', advised)}`,
  overAdvised: ({ over, advised }) =>
    `${number('de', over)} Zeichen mehr als die empfohlenen ${number('de', advised)}.`,
};

export const phoneFieldLabels: LabelPack['phoneFieldLabels'] = { prefix: 'Ländervorwahl' };

export const contactFormLabels: LabelPack['contactFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  submit: 'Nachricht senden',
  firstName: 'Vorname',
  phonePrefix: 'Ländervorwahl',
  reason: 'Anliegen',
  reasonPlaceholder: 'Bitte wählen',
  message: 'Nachricht',
  messageCounter: textareaFieldLabels,
});

export const messageFormLabels: LabelPack['messageFormLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Nachricht senden',
  sentTitle: 'Gesendet.',
  sentText: 'Deine Nachricht ist unterwegs.',
  firstName: 'Vorname',
  email: 'E-Mail',
  message: 'Nachricht',
});

export const formLabels: LabelPack['formLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Senden',
  sentTitle: 'Gesendet.',
  sentText: 'Wir haben es erhalten. Danke.',
  closedTitle: 'Das Formular ist geschlossen.',
  closedText: 'Hier kann nichts mehr gesendet werden.',
});

export const draftNoticeLabels: LabelPack['draftNoticeLabels'] = {
  offer: ({ savedAt }) => `Dein Entwurf vom ${dayAndTime('de', savedAt)}\u00a0Uhr ist noch da.`,
  restore: 'Wiederherstellen',
  discard: 'Verwerfen',
  restored: 'Dein Text steht wieder im Formular.',
  discarded: 'Der Entwurf wurde gelöscht.',
};

export const backToTopLabels: LabelPack['backToTopLabels'] = { backToTop: 'Nach oben' };

export const contactPanelLabels: LabelPack['contactPanelLabels'] = {
  contact: 'Kontakt',
  contactName: ({ name }) => `Kontakt zu ${name}`,
  panel: ({ name }) => `So erreichst du ${name}`,
  emailPending: 'E-Mail-Adresse wird geladen …',
  close: 'Schließen',
  newTab,
};

export const contentWarningLabels: LabelPack['contentWarningLabels'] = {
  title: 'Inhaltswarnung',
  text: 'Diese Website zeigt Bilder und behandelt Themen, die verstören können.',
  close: 'Warnung schließen',
};

export const contentWarningAgeLabels: LabelPack['contentWarningAgeLabels'] = /* @__PURE__ */ joined(
  contentWarningLabels,
  {
    text: ({ advisoryAge }: { advisoryAge: number }) =>
      `Diese Website zeigt Bilder und behandelt Themen, die verstören können. Wir empfehlen sie ab ${String(advisoryAge)} Jahren.`,
  },
);

export const dialogLabels: LabelPack['dialogLabels'] = { close: 'Schließen' };

export const digitCounterLabels: LabelPack['digitCounterLabels'] = {
  spoken: ({ value }) => number('de', value),
};

export const footerLabels: LabelPack['footerLabels'] = { navigation: 'Fußzeile', newTab };

export const gameStatusLabels: LabelPack['gameStatusLabels'] = {
  accessible: 'Im Shop',
  inDevelopment: 'In Entwicklung',
  locked: 'Angekündigt. Demnächst mehr',
  link: ({ name, external }) => `Im Shop: die Seite von ${name}${external ? ` ${newTab}` : ''}`,
};

export const plateLabels: LabelPack['plateLabels'] = {
  first: 'Vorher',
  second: 'Nachher',
  announcement: ({ shown }) => (shown === 'second' ? 'Das zweite Bild' : 'Das erste Bild'),
};

export const platePairLabels: LabelPack['platePairLabels'] = /* @__PURE__ */ joined<
  LabelPack['plateLabels'],
  OnlyInPair
>(plateLabels, {
  grid: 'Markiere, was anders ist',
  cell: ({ row, rows, column, columns }) =>
    `Zeile ${String(row)} von ${String(rows)}, Spalte ${String(column)} von ${String(columns)}`,
  missed: 'Dort nicht',
  found: 'Gefunden',
});

export const lightboxLabels: LabelPack['lightboxLabels'] = {
  dialog: 'Bilder',
  close: 'Schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: ({ index, total }) => `Bild ${String(index)} von ${String(total)}`,
  announcement: ({ index, total, description }) =>
    `Bild ${String(index)} von ${String(total)}, ${description}`,
};

export const galleryLabels: LabelPack['galleryLabels'] = /* @__PURE__ */ joined(lightboxLabels, {
  selected: 'Ausgewählt',
});

export const lightboxZoomLabels: LabelPack['lightboxZoomLabels'] = {
  zoom: 'Zoom',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  level: (at) => percent('de', at.percent),
  reset: (at) => `${percent('de', at.percent)}, ganzes Bild zeigen`,
  announcement: (at) => `Zoom ${percent('de', at.percent)}`,
};

export const mobileMenuLabels: LabelPack['mobileMenuLabels'] = {
  navigation: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
};

export const navbarLabels: LabelPack['navbarLabels'] = /* @__PURE__ */ joined(mobileMenuLabels, {
  home: 'Startseite',
});

export const noticeLabels: LabelPack['noticeLabels'] = { region: 'Hinweis', dismiss: 'Ausblenden' };

export const paginationLabels: LabelPack['paginationLabels'] = {
  navigation: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: ({ page, pageCount }) => `Seite ${String(page)} von ${String(pageCount)}`,
};

export const partnerCarouselLabels: LabelPack['partnerCarouselLabels'] = { dots: 'Partner' };

export const videoModalLabels: LabelPack['videoModalLabels'] = {
  play: ({ title }) => `Video abspielen: ${title}`,
  close: 'Video schließen',
  captions: 'Untertitel',
};

export const videoModalEmbedLabels: LabelPack['videoModalEmbedLabels'] = /* @__PURE__ */ joined(
  videoModalLabels,
  {
    watch: 'Auf YouTube ansehen',
    newTab,
  },
);
