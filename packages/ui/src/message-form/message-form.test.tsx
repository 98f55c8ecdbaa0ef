import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MessageFormProps } from './message-form.js';
import * as stories from './message-form.stories.js';

const { Default } = composeStories(stories);
const box = (name: string) => screen.getByRole('textbox', { name });

describe('MessageForm', () => {
  it('calls onSubmit with the typed values', async () => {
    const onSubmit = vi.fn<MessageFormProps['onSubmit']>();
    render(<Default onSubmit={onSubmit} />);
    await userEvent.type(box('First name'), 'Tomasz');
    await userEvent.type(box('Email'), 'tomasz@wilczek.example');
    await userEvent.type(box('Message'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      firstName: 'Tomasz',
      email: 'tomasz@wilczek.example',
      message: 'Hello',
    });
  });

  it('requires every field', () => {
    render(<Default />);
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeRequired();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });
});
