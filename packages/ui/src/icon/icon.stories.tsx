import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.js';
import { iconPaths, type IconName } from './icon-paths.js';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'arrow-right' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every icon with its name. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, 8rem)',
        gap: '1.5rem',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** Arrows to the left and right are mirrored; the others are not. */
export const RightToLeft: Story = { tags: ['visual'], ...All, globals: { direction: 'rtl' } };
