import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GeneralApplicationFormProps } from './general-application-form.js';
import * as stories from './general-application-form.stories.js';

const { Default } = composeStories(stories);
const box = (name: string) => screen.getByRole('textbox', { name });

describe('GeneralApplicationForm', () => {
  it('calls onSubmit with the typed values', async () => {
    const onSubmit = vi.fn<GeneralApplicationFormProps['onSubmit']>();
    render(<Default onSubmit={onSubmit} />);
    await userEvent.type(box('First name'), 'Nerea');
    await userEvent.type(box('Job title'), 'Lighting artist');
    await userEvent.type(box('Portfolio'), 'nerea.example');
    await userEvent.type(box('Message'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      full_name: 'Nerea',
      surname: '',
      job_title: 'Lighting artist',
      portfolio: 'https://nerea.example',
      email: '',
      phone: '',
      message: 'Hello',
    });
  });

  it('requires every field but the phone', () => {
    render(<Default />);
    const optional = screen.getAllByRole('textbox').filter((field) => !field.hasAttribute('required'));
    expect(optional).toEqual([box('Phone')]);
  });
});
