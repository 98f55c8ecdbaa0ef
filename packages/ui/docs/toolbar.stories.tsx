import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../src/button/button.js';

const meta = {
  title: 'Tests/Toolbar',
  component: Button,
  tags: ['!dev', '!manifest'],
  args: { children: 'Apply', variant: 'outline' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const root = document.documentElement;

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

/** Resets the settings of the stories before it. */
export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Apply');
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(root).toHaveAttribute('dir', 'ltr');
  },
};
