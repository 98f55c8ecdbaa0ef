import { defineFixtures } from '../fixtures/fixture-set.js';
import { partnerCarouselLabels } from '../labels/en.js';
import { PartnerCarousel } from './partner-carousel.js';

const rising = (
  <svg viewBox="0 0 240 240" fill="none" stroke="currentColor" strokeWidth="9">
    <path d="M20 172a100 100 0 01200 0M48 172a72 72 0 01144 0M76 172a44 44 0 0188 0M20 190h200M20 208h124M160 208h60" />
  </svg>
);

const square = (
  <svg viewBox="0 0 240 240" fill="none" stroke="currentColor" strokeWidth="9">
    <path d="M40 40h160v160H40zM80 80h80v80H80zM120 40v160" />
  </svg>
);

const waves = (
  <svg viewBox="0 0 240 240" fill="none" stroke="currentColor" strokeWidth="9">
    <path d="M20 80q50-50 100 0t100 0M20 120q50-50 100 0t100 0M20 160q50-50 100 0t100 0" />
  </svg>
);

const partners = [
  {
    id: 'region',
    name: 'Regional creative industries organisation',
    logo: rising,
    description: 'They lend us rooms, introductions and, every July, a stage at the festival.',
  },
  {
    id: 'school',
    name: 'School of the moving picture',
    logo: square,
    description: 'Their students spend a spring with us and leave with a finished shot.',
    href: 'https://school.example',
  },
  {
    id: 'harbour',
    name: 'Harbour sound library',
    logo: waves,
    description: 'Every wave in the game was recorded on their pier.',
  },
];

export const partnerCarouselFixtures = defineFixtures(PartnerCarousel, {
  basic: { partners, labels: partnerCarouselLabels },
  single: { partners: partners.slice(0, 1), labels: partnerCarouselLabels },
  second: { partners, labels: partnerCarouselLabels, defaultValue: 1 },
  longLabels: {
    partners: partners.map((partner) => ({
      ...partner,
      name: 'Landesarbeitsgemeinschaft der Kulturwirtschaftsförderungsgesellschaften',
      description:
        'Sie stellen uns Veranstaltungsräumlichkeiten, Ansprechpartnerinnen und jeden Juli eine Bühne zur Verfügung. 毎年七月、フェスティバルの舞台を貸してくれます。',
    })),
    labels: { dots: 'Kooperationspartnerschaften' },
  },
});
