import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ContactPanel } from './contact-panel.js';
import { contactPanelFixtures } from './contact-panel.fixtures.js';

const { fixtures } = contactPanelFixtures;

const meta = {
  title: 'Content/Contact panel',
  component: ContactPanel,
  args: fixtures.basic,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const other = { ...fixtures.basic, name: 'Tomasz Wilczek', email: 'tomasz@studio.example' };

export const Default: Story = {};

export const Playground: Story = {
  args: { onOpenChange: fn() },
  render: (args) => (
    <>
      <button type="button">Before</button> <ContactPanel {...args} /> <button type="button">After</button>
    </>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Contact Nerea Okafor' });
    const panel = () => canvas.queryByRole('group', { name: 'Ways to reach Nerea Okafor' });

    await step('Enter opens it, and focus stays on the button', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel()).toBeVisible());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step('Tab goes on into the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'nerea@studio.example' })).toHaveFocus();
    });
    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(panel()).toBeNull();
      await expect(button).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('its close button closes it and gives focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(panel()).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('Space opens it again, Tab out of its end closes it', async () => {
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(panel()).toBeVisible());
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
      await expect(panel()).toBeNull();
    });
    await step('Tab backwards from the button closes it as well', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel()).toBeVisible());
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
      await expect(panel()).toBeNull();
    });
  },
};

/** Opening the second closes the first. */
export const OneAtATime: Story = {
  render: (args) => (
    <>
      <ContactPanel {...args} />
      <ContactPanel {...args} {...other} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact Nerea Okafor' }));
    const second = canvas.getByRole('button', { name: 'Contact Tomasz Wilczek' });
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Ways to reach Tomasz Wilczek');
    await expect(second).toHaveFocus();
  },
};

export const Open: Story = { tags: ['visual'], args: fixtures.open };

export const Write: Story = { tags: ['visual'], args: fixtures.write };

export const WriteOnly: Story = { args: fixtures.writeOnly };

export const Pending: Story = { tags: ['visual'], args: fixtures.pending };

export const LinksOnly: Story = { args: fixtures.linksOnly };

export const EmailOnly: Story = { args: fixtures.emailOnly };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const RightToLeft: Story = { args: fixtures.open, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: fixtures.longLabels,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
