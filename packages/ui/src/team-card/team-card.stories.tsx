import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TeamCard } from './team-card.js';
import { teamCardFixtures } from './team-card.fixtures.js';

const { fixtures } = teamCardFixtures;

const meta = {
  title: 'Content/Team card',
  component: TeamCard,
  decorators: [
    (Story, { args: { featured } }) => (
      <div style={{ inlineSize: featured ? '40rem' : '19rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeamCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: { ...fixtures.basic, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Contact Nerea Okafor' });
    await step('the button opens the panel, and focus stays on it', async () => {
      await userEvent.click(button);
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: 'Ways to reach Nerea Okafor' })).toBeVisible(),
      );
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step('the panel comes next in the tab order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'nerea@studio.example' })).toHaveFocus();
    });
    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const Open: Story = { tags: ['visual'], args: fixtures.open };

export const Featured: Story = { args: fixtures.featured };

export const FeaturedOpen: Story = { tags: ['visual'], args: fixtures.featuredOpen };

export const Initials: Story = { tags: ['visual'], args: fixtures.initials };

export const Pending: Story = { args: fixtures.pending };

export const WithoutContact: Story = { args: fixtures.withoutContact };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };
