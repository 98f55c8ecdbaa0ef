import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import * as de from '../labels/de.js';
import { contactPanelLabels } from '../labels/en.js';
import { TeamCard, type TeamCardProps } from './team-card.js';

const basic: TeamCardProps = {
  name: 'Nerea Okafor',
  initials: 'NO',
  roles: ['Prop Artist'],
  image: samplePictures.portrait,
  email: 'nerea@studio.example',
  links: [
    { label: 'ArtStation', href: 'https://artstation.example/nerea' },
    { label: 'Website', href: 'https://nerea.example' },
  ],
  labels: contactPanelLabels,
};

export const teamCardFixtures = defineFixtures(TeamCard, {
  basic,
  open: { ...basic, defaultOpen: true },
  featured: { ...basic, roles: ['Lead Environment Artist'], featured: true },
  featuredOpen: { ...basic, roles: ['Lead Environment Artist'], featured: true, defaultOpen: true },
  initials: { ...basic, image: undefined, lamp: 0.2, roles: ['Sound Designer', 'Composer'] },
  write: { ...basic, write: { label: 'Write to Nerea Okafor', onWrite: () => undefined }, defaultOpen: true },
  pending: { ...basic, email: null, defaultOpen: true },
  withoutContact: { ...basic, email: undefined, links: undefined, headingLevel: 2 },
  longLabels: {
    ...basic,
    lang: 'de',
    name: 'Maximiliane-Theodora von Hohenstaufen-Württemberg',
    initials: 'MH',
    image: undefined,
    email: 'maximiliane.theodora.von.hohenstaufen@studio.example',
    labels: de.contactPanelLabels,
    roles: ['Leitung der Oberflächengestaltung', 'Fachkraft für Umgebungsmodellierung'],
    defaultOpen: true,
  },
  japanese: { ...basic, lang: 'ja', name: '金森 悠人', roles: ['サウンドデザイナー'] },
});
