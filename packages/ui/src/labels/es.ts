import { dayAndTime, fileSize, joined, number, percent, plural } from './formats.js';
import type { LabelPack, OnlyInPair } from './label-pack.js';

const newTab = '(se abre en una pestaña nueva)';
const sending = 'Enviando…';
const stillWorking = 'Está tardando más de lo normal. Seguimos en ello.';
const cancel = 'Detener el envío';
const errorSummary = ({ count }: { count: number }) =>
  plural('es', count, {
    one: `Hay ${number('es', count)} campo que revisar`,
    other: `Hay ${number('es', count)} campos que revisar`,
  });
const application = {
  optional: 'Opcional',
  submit: 'Enviar candidatura',
  sending,
  stillWorking,
  cancel,
  errorSummary,
  noScript: 'Este formulario necesita JavaScript.',
  sentTitle: 'Hemos recibido tu candidatura.',
  sentText: 'Leemos todas las candidaturas.',
  closedTitle: 'El formulario se ha cerrado.',
  closedText: 'Ya no se admiten candidaturas.',
};
const surname = 'Apellidos';
const email = 'Correo electrónico';
const phone = 'Teléfono';

export const submitButtonLabels: LabelPack['submitButtonLabels'] = { submit: 'Enviar', sending: 'Enviando…' };

export const errorSummaryLabels: LabelPack['errorSummaryLabels'] = { errorSummary };

export const formStatusLabels: LabelPack['formStatusLabels'] = {
  sending,
  stillWorking,
  cancel,
};

export const accordionCopyLabels: LabelPack['accordionCopyLabels'] = {
  copy: 'Copiar enlace',
  copyLink: ({ title }) => `Copiar enlace a «${title}»`,
  copied: 'Enlace copiado.',
  inAddressBar: 'El enlace está en la barra de direcciones.',
};

export const dateFieldLabels: LabelPack['dateFieldLabels'] = { day: 'Día', month: 'Mes', year: 'Año' };

export const ageGateFieldsLabels: LabelPack['ageGateFieldsLabels'] = {
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  language: 'Idioma',
  region: 'Región',
  birthDate: 'Fecha de nacimiento',
  submit: 'Entrar',
  sending: 'Abriendo…',
  required: 'Indica tu fecha de nacimiento.',
  underAge: ({ minAge }) => `Debes tener al menos ${String(minAge)} años para entrar.`,
  checkDate: 'Revisa el año.',
  sendFailed: 'No se ha podido enviar. Inténtalo de nuevo.',
  privacySummary: '¿Qué pasa con estas respuestas?',
  noScript: 'Esta página necesita JavaScript para dejarte entrar.',
  hint: 'Por ejemplo, 27 3 1990',
  monthNames: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo', 'may'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto', 'ago'],
    ['septiembre', 'setiembre', 'sept', 'sep'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  missingPart: ({ part }) =>
    `Falta ${{ day: 'el día', month: 'el mes', year: 'el año' }[part]} de tu fecha de nacimiento.`,
  wrongPart: ({ part }) => `Revisa ${{ day: 'el día', month: 'el mes', year: 'el año' }[part]}.`,
};

/** @alias Under the name of each type. */
export const ageGateLabels: LabelPack['ageGateLabels'] = ageGateFieldsLabels;

export const addressRowsLabels: LabelPack['addressRowsLabels'] = {
  legend: 'Enlaces',
  add: 'Añadir un enlace',
  row: ({ index }) => `Enlace ${String(index)}`,
  link: 'URL',
  linkPlaceholder: 'https://',
  remove: ({ index }) => `Quitar el enlace ${String(index)}`,
};

export const linkRowsFieldLabels: LabelPack['linkRowsFieldLabels'] = /* @__PURE__ */ joined(
  addressRowsLabels,
  {
    platform: 'Plataforma',
    platformPlaceholder: 'Elige',
  },
);

export const applicationFormLabels: LabelPack['applicationFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  position: 'Vacante',
  fullName: 'Nombre',
  links: linkRowsFieldLabels,
  linkField: ({ index, part }: { index: number; part: 'platform' | 'link' }) =>
    `Enlace ${String(index)}: ${part === 'link' ? 'URL' : 'plataforma'}`,
  software: 'Software',
  motivation: 'Motivación',
  availability: 'Disponibilidad',
  source: '¿Cómo nos has conocido?',
  sourcePlaceholder: 'Elige',
  otherSource: 'Dinos cuál',
});

export const generalApplicationFormLabels: LabelPack['generalApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    surname,
    email,
    phone,
    fullName: 'Nombre',
    jobTitle: 'Especialidad',
    portfolio: 'Portfolio',
    portfolioPlaceholder: 'https://',
    message: 'Mensaje',
  },
);

export const fileFieldLabels: LabelPack['fileFieldLabels'] = {
  choose: 'Elige un archivo o suéltalo aquí',
  selected: ({ name, size }) => `${name}, ${fileSize('es', size)}`,
  remove: ({ name }) => `Quitar ${name}`,
};

export const eventApplicationFormLabels: LabelPack['eventApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    firstName: 'Nombre',
    surname,
    email,
    code: 'Código',
    links: addressRowsLabels,
    resume: 'Currículum',
    resumeFile: fileFieldLabels,
  },
);

export const textareaFieldLabels: LabelPack['textareaFieldLabels'] = {
  count: ({ count, advised }) => `${number('es', count)} de ${number('es', advised)}`,
  overAdvised: ({ over, advised }) =>
    `${number('es', over)} por encima de los ${number('es', advised)} caracteres aconsejados.`,
};

export const phoneFieldLabels: LabelPack['phoneFieldLabels'] = { prefix: 'Prefijo del país' };

export const contactFormLabels: LabelPack['contactFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  submit: 'Enviar mensaje',
  firstName: 'Nombre',
  phonePrefix: 'Prefijo del país',
  reason: 'Motivo',
  reasonPlaceholder: 'Elige',
  message: 'Mensaje',
  messageCounter: textareaFieldLabels,
});

export const messageFormLabels: LabelPack['messageFormLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Enviar mensaje',
  sentTitle: 'Hemos recibido tu mensaje.',
  sentText: 'Se lo hacemos llegar.',
  firstName: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
});

export const formLabels: LabelPack['formLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Enviar',
  sentTitle: 'Enviado.',
  sentText: 'Lo hemos recibido. Gracias.',
  closedTitle: 'El formulario se ha cerrado.',
  closedText: 'Ya no se admiten respuestas.',
});

export const draftNoticeLabels: LabelPack['draftNoticeLabels'] = {
  offer: ({ savedAt }) =>
    `Ya habías empezado este formulario. Tu borrador del ${dayAndTime('es', savedAt)} sigue en este dispositivo.`,
  restore: 'Recuperar el borrador',
  discard: 'Descartar el borrador',
  restored: 'Tu texto vuelve a estar en el formulario.',
  discarded: 'Se ha eliminado el borrador.',
};

export const backToTopLabels: LabelPack['backToTopLabels'] = { backToTop: 'Volver arriba' };

export const contactPanelLabels: LabelPack['contactPanelLabels'] = {
  contact: 'Contacto',
  contactName: ({ name }) => `Contacto: ${name}`,
  panel: ({ name }) => `Formas de contactar con ${name}`,
  emailPending: 'Cargando la dirección de correo…',
  close: 'Cerrar',
  newTab,
};

export const contentWarningLabels: LabelPack['contentWarningLabels'] = {
  title: 'Advertencia de contenido',
  text: 'Este sitio contiene imágenes y temas que pueden herir la sensibilidad.',
  close: 'Cerrar la advertencia',
};

export const contentWarningAgeLabels: LabelPack['contentWarningAgeLabels'] = /* @__PURE__ */ joined(
  contentWarningLabels,
  {
    text: ({ advisoryAge }: { advisoryAge: number }) =>
      `Este sitio contiene imágenes y temas que pueden herir la sensibilidad. Recomendado para mayores de ${String(advisoryAge)} años.`,
  },
);

export const dialogLabels: LabelPack['dialogLabels'] = { close: 'Cerrar' };

export const digitCounterLabels: LabelPack['digitCounterLabels'] = {
  spoken: ({ value }) => number('es', value),
};

export const footerLabels: LabelPack['footerLabels'] = { navigation: 'Pie de página', newTab };

export const gameStatusLabels: LabelPack['gameStatusLabels'] = {
  accessible: 'Página en la tienda',
  inDevelopment: 'En desarrollo',
  locked: 'Anunciado. Próximamente',
  link: ({ name, external }) => `Página en la tienda: ${name}${external ? ` ${newTab}` : ''}`,
};

export const plateLabels: LabelPack['plateLabels'] = {
  first: 'Antes',
  second: 'Ahora',
  announcement: ({ shown }) => (shown === 'second' ? 'La segunda imagen' : 'La primera imagen'),
};

export const platePairLabels: LabelPack['platePairLabels'] = /* @__PURE__ */ joined<
  LabelPack['plateLabels'],
  OnlyInPair
>(plateLabels, {
  grid: 'Marca lo que ha cambiado',
  cell: ({ row, rows, column, columns }) =>
    `Fila ${String(row)} de ${String(rows)}, columna ${String(column)} de ${String(columns)}`,
  missed: 'Ahí no',
  found: 'Encontrado',
});

export const lightboxLabels: LabelPack['lightboxLabels'] = {
  dialog: 'Imágenes',
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: ({ index, total }) => `Imagen ${String(index)} de ${String(total)}`,
  announcement: ({ index, total, description }) =>
    `Imagen ${String(index)} de ${String(total)}, ${description}`,
};

export const galleryLabels: LabelPack['galleryLabels'] = /* @__PURE__ */ joined(lightboxLabels, {
  selected: 'Seleccionada',
});

export const lightboxZoomLabels: LabelPack['lightboxZoomLabels'] = {
  zoom: 'Zoom',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  level: (at) => percent('es', at.percent),
  reset: (at) => `${percent('es', at.percent)}, mostrar la imagen entera`,
  announcement: (at) => `Zoom ${percent('es', at.percent)}`,
};

export const mobileMenuLabels: LabelPack['mobileMenuLabels'] = {
  navigation: 'Principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
};

export const navbarLabels: LabelPack['navbarLabels'] = /* @__PURE__ */ joined(mobileMenuLabels, {
  home: 'Inicio',
});

export const noticeLabels: LabelPack['noticeLabels'] = { region: 'Aviso', dismiss: 'Cerrar el aviso' };

export const paginationLabels: LabelPack['paginationLabels'] = {
  navigation: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: ({ page, pageCount }) => `Página ${String(page)} de ${String(pageCount)}`,
};

export const partnerCarouselLabels: LabelPack['partnerCarouselLabels'] = { dots: 'Entidades colaboradoras' };

export const videoModalLabels: LabelPack['videoModalLabels'] = {
  play: ({ title }) => `Reproducir vídeo: ${title}`,
  close: 'Cerrar el vídeo',
  captions: 'Subtítulos',
};

export const videoModalEmbedLabels: LabelPack['videoModalEmbedLabels'] = /* @__PURE__ */ joined(
  videoModalLabels,
  {
    watch: 'Ver en YouTube',
    newTab,
  },
);
