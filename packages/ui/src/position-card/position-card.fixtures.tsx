import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { PositionCard } from './position-card.js';

const basic = {
  title: 'Technical Artist',
  href: '/join-us/technical',
  tags: ['Tech Art', 'Remote'],
  image: samplePictures.contour,
  alt: 'A corridor as white lines on black.',
};

export const positionCardFixtures = defineFixtures(PositionCard, {
  basic,
  wide: {
    title: 'Environment Artist',
    href: '/join-us/environment',
    tags: ['3D', 'Remote'],
    image: samplePictures.environment,
    alt: 'One corridor in three states: lines, clay, light.',
    wide: true,
  },
  withNote: { ...basic, note: 'About five hours a week · HLSL, Python' },
  withoutAlt: { ...basic, alt: '', headingLevel: 2 },
  longLabels: {
    ...basic,
    title: 'Fachkraft für Umgebungsgestaltung und Oberflächenmodellierung',
    tags: ['Technische Gestaltung', 'Ortsunabhängig', 'Ehrenamtlich'],
  },
  japanese: { ...basic, title: 'テクニカルアーティスト', tags: ['テックアート', 'リモート'] },
});
