import type { Meta, StoryObj } from '@storybook/react-vite';
import { Advisory } from './advisory.js';

const meta = {
  title: 'Feedback/Advisory',
  component: Advisory,
  args: {
    lead: 'This position is unpaid.',
    children: 'Everyone here, leads included, volunteers. Please apply only if that works for you.',
  },
} satisfies Meta<typeof Advisory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const LeadOnly: Story = { args: { lead: 'Applications are closed.', children: undefined } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lead: 'Für diese Tätigkeit wird keine Aufwandsentschädigung gezahlt.',
    children:
      'Sämtliche Mitwirkenden einschließlich der Abteilungsleitungen arbeiten ehrenamtlich. この職種は無給です。',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
