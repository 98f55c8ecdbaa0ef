import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorSummary } from './error-summary.js';
import { errorSummaryFixtures } from './error-summary.fixtures.js';

const { fixtures } = errorSummaryFixtures;

const meta = { title: 'Forms/Error summary', component: ErrorSummary, args: fixtures.basic } satisfies Meta<
  typeof ErrorSummary
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <label>
        Motivation
        <input id="apply-motivation" />
      </label>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Motivation' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const WithoutField: Story = { args: fixtures.withoutField };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };
