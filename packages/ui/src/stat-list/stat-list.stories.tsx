import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatList } from './stat-list.js';

const meta = {
  title: 'Content/Stat list',
  component: StatList,
  args: {
    stats: [
      { value: '250+', label: 'people have taken part since the first meeting' },
      { value: '60', label: 'or so are active this month' },
      { value: '350+', label: 'meetings of 1 hour 15 minutes' },
      { value: '69', label: 'projects in the selected showcase' },
    ],
  },
} satisfies Meta<typeof StatList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The first label is a link. Two figures leave the end of the row empty. */
export const Linked: Story = {
  args: {
    stats: [
      { value: '8', label: 'open positions', href: '#positions' },
      { value: '11', label: 'roles' },
    ],
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    stats: [
      { value: '1.250.000+', label: 'Wunschlisteneinträge seit der Veröffentlichungsankündigung' },
      { value: '60', label: '今月活動しているメンバー' },
      { value: '350+', label: 'Entwicklungsbesprechungen von je einer Stunde und fünfzehn Minuten' },
      { value: '69', label: 'Projekte der Auswahlveranstaltung' },
    ],
  },
};

/** Two columns, in which long words break. */
export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
