import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { AuthorLine } from './author-line.js';

const meta = {
  title: 'Content/Author line',
  component: AuthorLine,
  args: { name: 'Nadia Berrada', text: '9 July 2026', portrait: samplePictures.portrait },
} satisfies Meta<typeof AuthorLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const NameOnly: Story = { args: { text: undefined, portrait: undefined } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    name: 'Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
    text: 'Öffentlichkeitsarbeit und Veranstaltungsorganisation, 30. September 2026',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
