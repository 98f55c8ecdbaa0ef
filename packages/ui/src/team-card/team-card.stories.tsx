import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../fixtures/samples/pictures.js';
import * as de from '../labels/de.js';
import { contactPanelLabels } from '../labels/en.js';
import { TeamCard, type TeamCardProps } from './team-card.js';

const inColumn: Decorator = (Story, { args }) => (
  <div style={{ inlineSize: args.featured ? '40rem' : '19rem', maxInlineSize: '100%' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Content/Team card',
  component: TeamCard,
  args: {
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
  } as TeamCardProps,
  decorators: [inColumn],
} satisfies Meta<typeof TeamCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Open: Story = { tags: ['visual'], args: { defaultOpen: true } };

export const Featured: Story = { args: { roles: ['Lead Environment Artist'], featured: true } };

export const FeaturedOpen: Story = {
  tags: ['visual'],
  args: { roles: ['Lead Environment Artist'], featured: true, defaultOpen: true },
};

export const Initials: Story = {
  tags: ['visual'],
  args: { image: undefined, lamp: 0.2, roles: ['Sound Designer', 'Composer'] },
};

export const WithoutContact: Story = { args: { email: undefined, links: undefined } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    name: 'Maximiliane-Theodora von Hohenstaufen-Württemberg',
    initials: 'MH',
    image: undefined,
    email: 'maximiliane.theodora.von.hohenstaufen@studio.example',
    labels: de.contactPanelLabels,
    roles: ['Leitung der Oberflächengestaltung', 'Fachkraft für Umgebungsmodellierung'],
    defaultOpen: true,
  },
};

/** Square letters are narrowed less. */
export const Japanese: Story = {
  args: {
    lang: 'ja',
    name: '金森 悠人',
    initials: '金',
    image: undefined,
    roles: ['サウンドデザイナー'],
  },
};
