import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GeneralApplicationForm } from './general-application-form.js';
import type { GeneralApplicationFormProps } from './general-application-form-props.js';
import { generalApplicationFormFixtures } from './general-application-form.fixtures.js';

const { fixtures } = generalApplicationFormFixtures;
const box = (name: string) => screen.getByRole('textbox', { name });

describe('GeneralApplicationForm', () => {
  it('gives what was typed, by the names of the contract', async () => {
    const onSubmit = vi.fn<GeneralApplicationFormProps['onSubmit']>();
    render(<GeneralApplicationForm {...fixtures.basic} onSubmit={onSubmit} />);
    await userEvent.type(box('First name'), 'Nerea');
    await userEvent.type(box('Job title'), 'Lighting artist');
    await userEvent.type(box('Portfolio'), 'nerea.example');
    await userEvent.type(box('Message'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSubmit).toHaveBeenCalledOnce();
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

  it('requires all but the phone', () => {
    render(<GeneralApplicationForm {...fixtures.basic} />);
    const optional = screen.getAllByRole('textbox').filter((field) => !field.hasAttribute('required'));
    expect(optional).toEqual([box('Phone')]);
    expect(screen.getByText('Optional')).toBeInTheDocument();
  });

  it('lists bad fields in the page’s order', () => {
    render(<GeneralApplicationForm {...fixtures.invalid} />);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#general-portfolio',
      '#general-email',
      '#general-message',
    ]);
    expect(box('Message')).toHaveAccessibleDescription('This field is required.');
  });

  it('focuses the topmost bad field after a submission', async () => {
    const { rerender } = render(<GeneralApplicationForm {...fixtures.basic} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    rerender(<GeneralApplicationForm {...fixtures.invalid} />);
    await waitFor(() => {
      expect(box('Portfolio')).toHaveFocus();
    });
  });

  it('gives way to a confirmation', () => {
    const { rerender } = render(<GeneralApplicationForm {...fixtures.basic} />);
    rerender(<GeneralApplicationForm {...fixtures.sent} />);
    expect(screen.getByRole('heading', { name: 'Sent. Check your email.' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
