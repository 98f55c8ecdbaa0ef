import { defineFixtures } from '../fixtures/fixture-set.js';
import { ContactPanel } from './contact-panel.js';
import type { ContactPanelLabels, ContactPanelProps } from './contact-panel-props.js';

const labels: ContactPanelLabels = {
  contact: 'Contact',
  contactName: ({ name }) => `Contact ${name}`,
  panel: ({ name }) => `Ways to reach ${name}`,
  emailPending: 'The address is on its way.',
  newTab: '(opens in a new tab)',
};

const basic: ContactPanelProps = {
  name: 'Nerea Okafor',
  email: 'nerea@studio.example',
  links: [
    { label: 'ArtStation', href: 'https://artstation.example/nerea' },
    { label: 'Website', href: 'https://nerea.example' },
  ],
  labels,
};

const write = { label: 'Write to Nerea Okafor', onWrite: () => undefined };

export const contactPanelFixtures = defineFixtures(ContactPanel, {
  basic,
  open: { ...basic, defaultOpen: true },
  write: { ...basic, write, defaultOpen: true },
  writeOnly: { ...basic, email: undefined, links: undefined, write, defaultOpen: true },
  pending: { ...basic, email: null, defaultOpen: true },
  linksOnly: { ...basic, email: undefined, defaultOpen: true },
  emailOnly: { ...basic, links: undefined, defaultOpen: true },
  longLabels: {
    ...basic,
    lang: 'de',
    name: 'Maximiliane-Theodora von Hohenstaufen-Württemberg',
    email: 'maximiliane.theodora.von.hohenstaufen@studio.example',
    write: { ...write, label: 'An Maximiliane-Theodora von Hohenstaufen-Württemberg schreiben' },
    links: [
      { label: 'Persönliche Arbeitsprobenzusammenstellung', href: 'https://artstation.example/maximiliane' },
      { label: '個人のウェブサイトと作品集', href: 'https://maximiliane.example' },
    ],
    labels: {
      ...labels,
      contact: 'Kontaktmöglichkeiten',
      contactName: ({ name }) => `Kontaktmöglichkeiten: ${name}`,
      newTab: '(öffnet sich in einem neuen Tab)',
    },
    defaultOpen: true,
  },
});
