import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { contactPanelLabels } from '../labels/en.js';
import { ContactPanel } from './contact-panel.js';
import type { ContactPanelProps } from './contact-panel-props.js';

const basic: ContactPanelProps = {
  name: 'Nerea Okafor',
  email: 'nerea@studio.example',
  links: [
    { label: 'ArtStation', href: 'https://artstation.example/nerea' },
    { label: 'Website', href: 'https://nerea.example' },
  ],
  labels: contactPanelLabels,
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
      ...de.contactPanelLabels,
      contact: 'Kontaktmöglichkeiten',
      contactName: ({ name }) => `Kontaktmöglichkeiten: ${name}`,
    },
    defaultOpen: true,
  },
});
