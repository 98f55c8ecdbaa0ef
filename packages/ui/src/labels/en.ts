import { dayAndTime, fileSize, joined, number, percent, plural } from './formats.js';
import type { LabelPack, OnlyInPair } from './label-pack.js';

const newTab = '(opens in a new tab)';
const sending = 'Sending…';
const stillWorking = 'This is taking longer than usual. Still working.';
const cancel = 'Stop waiting';
const errorSummary = ({ count }: { count: number }) =>
  plural('en', count, {
    one: `${number('en', count)} field needs attention`,
    other: `${number('en', count)} fields need attention`,
  });
const application = {
  optional: 'Optional',
  submit: 'Send application',
  sending,
  stillWorking,
  cancel,
  errorSummary,
  noScript: 'This form needs JavaScript.',
  sentTitle: 'Sent. Check your email.',
  sentText: 'We read every application.',
  closedTitle: 'The form has closed.',
  closedText: 'It’s no longer taking applications.',
};
const surname = 'Surname';
const email = 'Email';
const phone = 'Phone';

export const submitButtonLabels: LabelPack['submitButtonLabels'] = { submit: 'Send', sending: 'Sending…' };

export const errorSummaryLabels: LabelPack['errorSummaryLabels'] = { errorSummary };

export const formStatusLabels: LabelPack['formStatusLabels'] = {
  sending,
  stillWorking,
  cancel,
};

export const accordionCopyLabels: LabelPack['accordionCopyLabels'] = {
  copy: 'Copy link',
  copyLink: ({ title }) => `Copy link to “${title}”`,
  copied: 'Link copied.',
  inAddressBar: 'The link is in the address bar.',
};

export const dateFieldLabels: LabelPack['dateFieldLabels'] = { day: 'Day', month: 'Month', year: 'Year' };

export const ageGateFieldsLabels: LabelPack['ageGateFieldsLabels'] = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  language: 'Language',
  region: 'Region',
  birthDate: 'Date of birth',
  submit: 'Enter',
  sending: 'Opening…',
  required: 'Enter your date of birth.',
  underAge: ({ minAge }) => `You must be at least ${String(minAge)} years old to enter.`,
  checkDate: 'Check the year.',
  sendFailed: 'That didn’t go through. Please try again.',
  privacySummary: 'What happens to these answers?',
  noScript: 'This page needs JavaScript to let you in.',
  hint: 'For example, 27 3 1990',
  monthNames: [
    ['January', 'Jan'],
    ['February', 'Feb'],
    ['March', 'Mar'],
    ['April', 'Apr'],
    ['May'],
    ['June', 'Jun'],
    ['July', 'Jul'],
    ['August', 'Aug'],
    ['September', 'Sept', 'Sep'],
    ['October', 'Oct'],
    ['November', 'Nov'],
    ['December', 'Dec'],
  ],
  missingPart: ({ part }) => `Your date of birth needs a ${part}.`,
  wrongPart: ({ part }) => `Check the ${part}.`,
};

/** @alias Under the name of each type. */
export const ageGateLabels: LabelPack['ageGateLabels'] = ageGateFieldsLabels;

export const addressRowsLabels: LabelPack['addressRowsLabels'] = {
  legend: 'Links',
  add: 'Add a link',
  row: ({ index }) => `Link ${String(index)}`,
  link: 'URL',
  linkPlaceholder: 'https://',
  remove: ({ index }) => `Remove link ${String(index)}`,
};

export const linkRowsFieldLabels: LabelPack['linkRowsFieldLabels'] = /* @__PURE__ */ joined(
  addressRowsLabels,
  {
    platform: 'Platform',
    platformPlaceholder: 'Choose one',
  },
);

export const applicationFormLabels: LabelPack['applicationFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  position: 'Position',
  fullName: 'First name',
  links: linkRowsFieldLabels,
  linkField: ({ index, part }: { index: number; part: 'platform' | 'link' }) =>
    `Link ${String(index)}: ${part === 'link' ? 'URL' : 'platform'}`,
  software: 'Software',
  motivation: 'Motivation',
  availability: 'Availability',
  source: 'How did you find us?',
  sourcePlaceholder: 'Choose one',
  otherSource: 'Tell us where',
});

export const generalApplicationFormLabels: LabelPack['generalApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    surname,
    email,
    phone,
    fullName: 'First name',
    jobTitle: 'Job title',
    portfolio: 'Portfolio',
    portfolioPlaceholder: 'https://',
    message: 'Message',
  },
);

export const fileFieldLabels: LabelPack['fileFieldLabels'] = {
  choose: 'Choose a file, or drop it here',
  selected: ({ name, size }) => `${name}, ${fileSize('en', size)}`,
  remove: ({ name }) => `Remove ${name}`,
};

export const eventApplicationFormLabels: LabelPack['eventApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    firstName: 'First name',
    surname,
    email,
    code: 'Code',
    links: addressRowsLabels,
    resume: 'CV',
    resumeFile: fileFieldLabels,
  },
);

export const textareaFieldLabels: LabelPack['textareaFieldLabels'] = {
  count: ({ count, advised }) => `${number('en', count)} of ${number('en', advised)}`,
  overAdvised: ({ over, advised }) =>
    `${number('en', over)} more than the suggested ${number('en', advised)} characters.`,
};

export const phoneFieldLabels: LabelPack['phoneFieldLabels'] = { prefix: 'Country code' };

export const contactFormLabels: LabelPack['contactFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  submit: 'Send message',
  firstName: 'First name',
  phonePrefix: 'Country code',
  reason: 'Reason',
  reasonPlaceholder: 'Choose one',
  message: 'Message',
  messageCounter: textareaFieldLabels,
});

export const messageFormLabels: LabelPack['messageFormLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Send message',
  sentTitle: 'Sent.',
  sentText: 'Your message is on its way.',
  firstName: 'First name',
  email: 'Email',
  message: 'Message',
});

export const formLabels: LabelPack['formLabels'] = /* @__PURE__ */ joined(application, {
  submit: 'Send',
  sentTitle: 'Sent.',
  sentText: 'We’ve received it. Thank you.',
  closedTitle: 'The form has closed.',
  closedText: 'It’s no longer taking answers.',
});

export const draftNoticeLabels: LabelPack['draftNoticeLabels'] = {
  offer: ({ savedAt }) => `You left something unsent on ${dayAndTime('en-GB', savedAt)}.`,
  restore: 'Restore the draft',
  discard: 'Discard the draft',
  restored: 'Your text is back in the form.',
  discarded: 'The draft has been discarded.',
};

export const backToTopLabels: LabelPack['backToTopLabels'] = { backToTop: 'Back to the top' };

export const contactPanelLabels: LabelPack['contactPanelLabels'] = {
  contact: 'Contact',
  contactName: ({ name }) => `Contact ${name}`,
  panel: ({ name }) => `Ways to reach ${name}`,
  emailPending: 'Loading the email address…',
  close: 'Close',
  newTab,
};

export const contentWarningLabels: LabelPack['contentWarningLabels'] = {
  title: 'Content warning',
  text: 'This site has images and themes that some people may find disturbing.',
  close: 'Close the warning',
};

export const contentWarningAgeLabels: LabelPack['contentWarningAgeLabels'] = /* @__PURE__ */ joined(
  contentWarningLabels,
  {
    text: ({ advisoryAge }: { advisoryAge: number }) =>
      `This site has images and themes that some people may find disturbing. We recommend it for people aged ${String(advisoryAge)} or over.`,
  },
);

export const dialogLabels: LabelPack['dialogLabels'] = { close: 'Close' };

export const digitCounterLabels: LabelPack['digitCounterLabels'] = {
  spoken: ({ value }) => number('en', value),
};

export const footerLabels: LabelPack['footerLabels'] = { navigation: 'Footer', newTab };

export const gameStatusLabels: LabelPack['gameStatusLabels'] = {
  accessible: 'On the store',
  inDevelopment: 'In development',
  locked: 'Announced, coming soon',
  link: ({ name, external }) => `On the store: the page of ${name}${external ? ` ${newTab}` : ''}`,
};

export const plateLabels: LabelPack['plateLabels'] = {
  first: 'Then',
  second: 'Now',
  announcement: ({ shown }) => (shown === 'second' ? 'The second image' : 'The first image'),
};

export const platePairLabels: LabelPack['platePairLabels'] = /* @__PURE__ */ joined<
  LabelPack['plateLabels'],
  OnlyInPair
>(plateLabels, {
  grid: 'Mark what is different',
  cell: ({ row, rows, column, columns }) =>
    `Row ${String(row)} of ${String(rows)}, column ${String(column)} of ${String(columns)}`,
  missed: 'Not there',
  found: 'Found',
});

export const lightboxLabels: LabelPack['lightboxLabels'] = {
  dialog: 'Images',
  close: 'Close',
  previous: 'Previous image',
  next: 'Next image',
  position: ({ index, total }) => `Image ${String(index)} of ${String(total)}`,
  announcement: ({ index, total, description }) =>
    `Image ${String(index)} of ${String(total)}, ${description}`,
};

export const galleryLabels: LabelPack['galleryLabels'] = /* @__PURE__ */ joined(lightboxLabels, {
  selected: 'Selected',
});

export const lightboxZoomLabels: LabelPack['lightboxZoomLabels'] = {
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  level: (at) => percent('en', at.percent),
  reset: (at) => `${percent('en', at.percent)}, show the whole image`,
  announcement: (at) => `Zoom ${percent('en', at.percent)}`,
};

export const mobileMenuLabels: LabelPack['mobileMenuLabels'] = {
  navigation: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
};

export const navbarLabels: LabelPack['navbarLabels'] = /* @__PURE__ */ joined(mobileMenuLabels, {
  home: 'Home',
});

export const noticeLabels: LabelPack['noticeLabels'] = { region: 'Notice', dismiss: 'Dismiss' };

export const paginationLabels: LabelPack['paginationLabels'] = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: ({ page, pageCount }) => `Page ${String(page)} of ${String(pageCount)}`,
};

export const partnerCarouselLabels: LabelPack['partnerCarouselLabels'] = { dots: 'Partners' };

export const videoModalLabels: LabelPack['videoModalLabels'] = {
  play: ({ title }) => `Play video: ${title}`,
  close: 'Close the video',
  captions: 'Captions',
};

export const videoModalEmbedLabels: LabelPack['videoModalEmbedLabels'] = /* @__PURE__ */ joined(
  videoModalLabels,
  {
    watch: 'Watch on YouTube',
    newTab,
  },
);
