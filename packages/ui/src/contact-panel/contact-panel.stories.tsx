import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as de from '../labels/de.js';
import { contactPanelLabels } from '../labels/en.js';
import { ContactPanel } from './contact-panel.js';

const meta = {
  title: 'Content/Contact panel',
  component: ContactPanel,
  args: {
    name: 'Nerea Okafor',
    email: 'nerea@studio.example',
    links: [
      { label: 'ArtStation', href: 'https://artstation.example/nerea' },
      { label: 'Website', href: 'https://nerea.example' },
    ],
    labels: contactPanelLabels,
  },
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

const write = { label: 'Write to Nerea Okafor', onWrite: () => undefined };

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

    await step('opens on Enter and keeps focus on the button', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel()).toBeVisible());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step('moves focus into the panel on Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'nerea@studio.example' })).toHaveFocus();
    });
    await step('closes on Escape and returns focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(panel()).toBeNull();
      await expect(button).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('closes on the close button and returns focus to the button', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(panel()).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('opens on Space and closes when Tab leaves its end', async () => {
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
    await step('closes when Tab leaves backwards from the button', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel()).toBeVisible());
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
      await expect(panel()).toBeNull();
    });
  },
};

export const Open: Story = { tags: ['visual'], args: { defaultOpen: true } };

export const Write: Story = { tags: ['visual'], args: { write, defaultOpen: true } };

export const WriteOnly: Story = { args: { email: undefined, links: undefined, write, defaultOpen: true } };

export const Pending: Story = { tags: ['visual'], args: { email: null, defaultOpen: true } };

export const LinksOnly: Story = { args: { email: undefined, defaultOpen: true } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    name: 'Maximiliane-Theodora von Hohenstaufen-Württemberg',
    email: 'maximiliane.theodora.von.hohenstaufen@studio.example',
    write: { ...write, label: 'An Maximiliane-Theodora von Hohenstaufen-Württemberg schreiben' },
    links: [
      { label: 'Persönliche Arbeitsprobenzusammenstellung', href: 'https://artstation.example/maximiliane' },
      { label: '個人のウェブサイトと作品集', href: 'https://maximiliane.example' },
    ],
    labels: {
      ...de.contactPanelLabels,
      contact: 'Kontaktmöglichkeiten',
      contactName: ({ name }) => `Kontaktmöglichkeiten: ${name}`,
    },
    defaultOpen: true,
  },
};

export const RightToLeft: Story = { args: Open.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
