import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { contentWarningAgeLabels, contentWarningLabels } from '../labels/en.js';
import { ContentWarning, type ContentWarningProps } from './content-warning.js';

const meta = {
  title: 'Gate/Content warning',
  component: ContentWarning,
  args: { labels: contentWarningLabels } as ContentWarningProps,
} satisfies Meta<typeof ContentWarning>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Only small screens have the close button. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const close = canvas.getByLabelText('Close the warning');
    if (!matchMedia('(width < 40rem)').matches) {
      await expect(close).not.toBeVisible();
      return;
    }
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(canvasElement.querySelector('section')).not.toBeVisible());
  },
};

/** The text names the age that `advisoryAge` passes to it. */
export const AdvisoryAge: Story = { args: { advisoryAge: 18, labels: contentWarningAgeLabels } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    labels: {
      title: 'Warnung vor möglicherweise verstörenden Inhalten',
      text: 'Diese Website zeigt Bilder und behandelt Themen, die verstörend wirken können. Besucherinnen und Besucher müssen volljährig sein.',
      close: 'Warnung schließen',
    },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  args: LongLabels.args,
  globals: { viewport: { value: 'narrow' } },
};
