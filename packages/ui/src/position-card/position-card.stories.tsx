import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { PositionCard } from './position-card.js';

const meta = {
  title: 'Content/Position card',
  component: PositionCard,
  args: {
    title: 'Technical Artist',
    href: '/join-us/technical',
    tags: ['Tech Art', 'Remote'],
    image: samplePictures.contour,
    alt: 'A corridor as white lines on black.',
  },
} satisfies Meta<typeof PositionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Technical Artist' });
    await step('the card is one tab stop', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    await step('the link covers the picture', async () => {
      const picture = canvas.getByRole('img');
      // Focus may have scrolled the picture out of a low window.
      picture.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { left, top, width } = picture.getBoundingClientRect();
      await expect(canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + 20)).toBe(link);
    });
  },
};

export const Wide: Story = {
  tags: ['visual'],
  args: {
    title: 'Environment Artist',
    href: '/join-us/environment',
    tags: ['3D', 'Remote'],
    image: samplePictures.environment,
    alt: 'One corridor in three states: lines, clay, light.',
    wide: true,
  },
};

export const WithNote: Story = {
  tags: ['visual'],
  args: {
    text: 'Keeps a very dark picture readable.',
    note: 'About five hours a week · HLSL, Python',
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    title: 'Fachkraft für Umgebungsgestaltung und Oberflächenmodellierung',
    tags: ['Technische Gestaltung', 'Ortsunabhängig', 'Ehrenamtlich'],
  },
};

/** The arrow points the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
