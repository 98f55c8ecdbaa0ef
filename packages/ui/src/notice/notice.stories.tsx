import type { Meta, StoryObj } from '@storybook/react-vite';
import { noticeLabels } from '../labels/en.js';
import { Notice } from './notice.js';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    labels: noticeLabels,
    link: { label: 'Continue to Team', href: '#team' },
  },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const WithText: Story = {
  args: {
    children: 'You came from a shared link.',
    link: { label: 'Continue to Careers', href: '#careers' },
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    labels: { region: 'Ursprüngliches Ziel', dismiss: 'Hinweis ausblenden' },
    children: 'Über einen geteilten Link gekommen?',
    link: {
      label: 'Weiter zu „Datenschutzerklärung für Bewerberinnen und Bewerber“',
      href: '#privacy',
    },
  },
};

/** The arrow points to the left. */
export const RightToLeft: Story = { args: WithText.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
