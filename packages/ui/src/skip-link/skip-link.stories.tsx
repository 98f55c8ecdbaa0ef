import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.js';
import { skipLinkFixtures } from './skip-link.fixtures.js';

const { fixtures } = skipLinkFixtures;

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: fixtures.basic,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <main id="main" tabIndex={-1}>
        <h1>The content</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).toHaveAttribute('href', '#main');
  },
};

export const OtherTarget: Story = {
  args: fixtures.otherTarget,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <form id="apply">
        <p>The form</p>
      </form>
    </>
  ),
};

const focused: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('link').focus();
  await expect(canvas.getByRole('link')).toHaveFocus();
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels, play: focused };

export const Japanese: Story = { args: fixtures.japanese, play: focused };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: focused };

export const Narrow: Story = {
  args: fixtures.longLabels,
  globals: { viewport: { value: 'narrow' } },
  play: focused,
};
