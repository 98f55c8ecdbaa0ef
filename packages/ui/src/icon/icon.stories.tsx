import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.js';
import { iconFixtures } from './icon.fixtures.js';
import { iconPaths, type IconName } from './icon-paths.js';

const meta = { title: 'Foundations/Icon', component: Icon, args: iconFixtures.fixtures.basic } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every drawing under its name. */
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

/** Arrows along the line of reading turn round; up, down and the rest do not. */
export const RightToLeft: Story = { tags: ['visual'], ...All, globals: { direction: 'rtl' } };
