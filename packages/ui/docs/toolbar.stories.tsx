import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../src/button/index.js';

const meta = {
  title: 'Tests/Toolbar',
  component: Button,
  tags: ['!dev', '!manifest'],
  args: { children: 'Apply', variant: 'outline' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const root = document.documentElement;
const colorOf = (element: Element) => getComputedStyle(element).color;

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Presentar candidatura');
    await expect(root).toHaveAttribute('lang', 'es');
  },
};

export const Japanese: Story = {
  globals: { locale: 'jp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('応募する');
    await expect(root).toHaveAttribute('lang', 'ja');
  },
};

export const Pseudo: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/^\[Ápply/);
    await expect(root).toHaveAttribute('lang', 'en-XA');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeGreaterThan(canvasElement.getBoundingClientRect().right - 2);
  },
};

/** The tests themselves run with reduced motion; what can be seen here is that the opposite no longer matches. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(matchMedia('(prefers-reduced-motion)').matches).toBe(true);
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    await expect(getComputedStyle(root).getPropertyValue('--gloam-duration-panel')).toBe('0s');
  },
};

export const ForcedColors: Story = {
  globals: { forcedColors: 'active' },
  render: (args) => (
    <>
      <Button {...args} /> <span style={{ color: 'ButtonText' }}>System</span>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(matchMedia('(forced-colors: none)').matches).toBe(false);
    await expect(colorOf(canvas.getByRole('button'))).toBe(colorOf(canvas.getByText('System')));
  },
};

/** As in a window of half the width: in media queries, in units of the window, in what fits. */
export const Zoomed: Story = {
  globals: { zoom: '200', viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: { wide: true },
  render: (args) => (
    <div style={{ paddingInline: 'var(--gloam-space-margin)' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(matchMedia('(width > 730px)').matches).toBe(false);
    await expect(getComputedStyle(button.parentElement ?? root).paddingInlineStart).toBe('36px');
    await expect(button.getBoundingClientRect().width).toBe(root.getBoundingClientRect().width - 2 * 72);
  },
};

/** Nothing of the stories before it is left. */
export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Apply');
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(matchMedia('(forced-colors: active)').matches).toBe(false);
    await expect(colorOf(canvas.getByRole('button'))).toBe('rgb(236, 233, 226)');
    await expect(root.style.zoom).toBe('');
  },
};
