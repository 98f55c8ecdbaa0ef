import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PartnerCarousel } from './partner-carousel.js';
import { partnerCarouselFixtures } from './partner-carousel.fixtures.js';

const { fixtures } = partnerCarouselFixtures;

const meta = {
  title: 'Content/Partner carousel',
  component: PartnerCarousel,
} satisfies Meta<typeof PartnerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: { ...fixtures.basic, onValueChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    const panel = () => canvas.getByRole('tabpanel');

    await step('Tab enters at the selected dot', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
    });
    await step('ArrowRight selects the next', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(second).toHaveFocus();
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(panel()).toHaveAccessibleName('School of the moving picture');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    });
    await step('ArrowLeft goes back, and around', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(third).toHaveFocus();
    });
    await step('Home and End', async () => {
      await userEvent.keyboard('{Home}');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(third).toHaveFocus();
    });
    await step('Tab leaves the dots', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('tab')).not.toContain(canvasElement.ownerDocument.activeElement);
    });
    await step('a logo chooses for the pointer', async () => {
      const logo = canvasElement.querySelector('.gloam-partner-logo:nth-child(2)');
      await userEvent.click(logo ?? canvasElement);
      await expect(panel()).toHaveAccessibleName('School of the moving picture');
    });
    await step('dots are at least 24 px high and do not move', async () => {
      const before = first?.getBoundingClientRect();
      await expect(before?.height).toBeGreaterThanOrEqual(24);
      await userEvent.click(third ?? canvasElement);
      await expect(first?.getBoundingClientRect().top).toBe(before?.top);
    });
  },
};

/** In a right-to-left page the arrows follow the eye. */
export const RightToLeft: Story = {
  args: fixtures.basic,
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl">
      <PartnerCarousel {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};

export const Single: Story = {
  args: fixtures.single,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement | null,
    );
  },
};

export const Second: Story = { args: fixtures.second };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
