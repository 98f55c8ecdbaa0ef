/** Texts of the dossier, except for the form labels. */
export const WORDS = {
  title: /*i18n*/ { id: 'dossier.title', message: 'Applications' },
  counts: /*i18n*/ {
    id: 'dossier.counts',
    message: 'Applications: {count}. Marked as spam: {marked}.',
  },
  made: /*i18n*/ { id: 'dossier.made', message: 'Created on {time}.' },
  since: /*i18n*/ { id: 'dossier.since', message: 'Only applications received on {time} or later.' },
  personal: /*i18n*/ {
    id: 'dossier.personal',
    message: 'This folder holds personal data. Delete it when you have read it.',
  },
  none: /*i18n*/ { id: 'dossier.none', message: 'There are no applications.' },
  contents: /*i18n*/ { id: 'dossier.contents', message: 'Positions' },
  all: /*i18n*/ { id: 'dossier.all', message: 'All applications' },
  received: /*i18n*/ { id: 'dossier.received', message: 'Received' },
  language: /*i18n*/ { id: 'dossier.language', message: 'Language' },
  reference: /*i18n*/ { id: 'dossier.reference', message: 'Reference' },
  answers: /*i18n*/ { id: 'dossier.answers', message: 'Answers' },
  nameless: /*i18n*/ { id: 'dossier.nameless', message: 'No name' },
  yes: /*i18n*/ { id: 'dossier.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'dossier.no', message: 'No' },
  missing: /*i18n*/ { id: 'dossier.missing', message: 'The file is missing.' },
  damaged: /*i18n*/ { id: 'dossier.damaged', message: 'The file is damaged.' },
};
