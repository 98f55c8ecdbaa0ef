import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const meta = {
  title: 'Content/Partner carousel',
  component: PartnerCarousel,
  args: { partners, labels: partnerCarouselLabels },
} satisfies Meta<typeof PartnerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The dots stay in place, whichever partner is shown. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [dot] = canvas.getAllByRole('tab');
    const before = dot?.getBoundingClientRect().top;
    await userEvent.click(canvasElement.querySelector('.gloam-partner-logo:nth-child(2)') ?? canvasElement);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('School of the moving picture');
    await expect(dot?.getBoundingClientRect().top).toBe(before);
  },
};

/** The left arrow key shows the next partner. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};

export const Single: Story = { args: { partners: partners.slice(0, 1) } };

/** The name is a link. */
export const Second: Story = { args: { defaultValue: 1 } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    partners: partners.map((partner) => ({
      ...partner,
      name: 'Landesarbeitsgemeinschaft der Kulturwirtschaftsförderungsgesellschaften',
      description:
        'Sie stellen uns Veranstaltungsräumlichkeiten, Ansprechpartnerinnen und jeden Juli eine Bühne zur Verfügung. 毎年七月、フェスティバルの舞台を貸してくれます。',
    })),
    labels: { dots: 'Kooperationspartnerschaften' },
  },
};

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
