import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading, type SectionHeadingProps } from './section-heading.js';

const meta = {
  title: 'Content/Section heading',
  component: SectionHeading,
  args: { children: 'Latest prints', end: 'News', endHref: '/news' } as SectionHeadingProps,
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

const withoutEnd = { end: undefined, endHref: undefined };

export const Default: Story = { tags: ['visual'] };

export const Emphasis: Story = {
  tags: ['visual'],
  args: {
    ...withoutEnd,
    children: (
      <>
        None of these? <em>Write anyway.</em>
      </>
    ),
  },
};

export const Page: Story = {
  tags: ['visual'],
  args: {
    ...withoutEnd,
    children: (
      <>
        Eight chairs <em>still empty.</em>
      </>
    ),
    level: 1,
    look: 'page',
  },
};

export const Group: Story = {
  tags: ['visual'],
  args: {
    children: 'Technical',
    look: 'group',
    end: '3 open positions',
    endHref: undefined,
    headingId: 'technical',
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    children: (
      <>
        Veröffentlichungsankündigungen, <em>Entwicklungsbesprechungen und Nachlese.</em>
      </>
    ),
    end: 'Alle Neuigkeiten der Entwicklungsabteilung',
  },
};

/** Without italics, the emphasis is only darker. */
export const Japanese: Story = {
  args: {
    lang: 'ja',
    children: (
      <>
        八つの椅子が、 <em>まだ空いている。</em>
      </>
    ),
    end: '募集中の職種',
    endHref: '/careers',
  },
};

/** The end wraps under the heading. */
export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
