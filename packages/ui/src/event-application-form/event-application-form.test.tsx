import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EventApplicationFormProps } from './event-application-form.js';
import * as stories from './event-application-form.stories.js';

const { Default, Invalid } = composeStories(stories);

const box = (name: string) => screen.getByRole('textbox', { name });
const row = (index: number) => within(screen.getByRole('group', { name: `Link ${String(index)}` }));

describe('EventApplicationForm', () => {
  it('calls onSubmit with the typed values', async () => {
    const onSubmit = vi.fn<EventApplicationFormProps['onSubmit']>();
    render(<Invalid errors={{}} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      first_name: 'Nerea',
      surname: 'Okafor',
      email: 'nerea@okafor.example',
      md_code: 'MD2025ABCD',
      portfolio_links: [{ link: 'https://nerea.example' }, { link: 'nerea' }],
      resume: null,
    });
  });

  it('asks for everything', () => {
    const { container } = render(<Default />);
    const fields = [...screen.getAllByRole('textbox'), screen.getByLabelText('Résumé')];
    expect(fields).toHaveLength(6);
    for (const field of fields) expect(field).toBeRequired();
    expect(container.querySelector('select')).toBeNull();
  });

  it('takes five links at most', async () => {
    render(<Default />);
    for (let rows = 1; rows < 5; rows += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    }
    expect(screen.queryByRole('button', { name: 'Add a link' })).not.toBeInTheDocument();
  });

  it('shows each error at its field and lists them in the page’s order', () => {
    render(<Invalid />);
    expect(box('Code')).toHaveAccessibleDescription(/This code has already been used\.$/);
    expect(row(2).getByRole('textbox')).toHaveAccessibleDescription('This is not a web address.');
    expect(screen.getByLabelText('Résumé')).toHaveAccessibleDescription(/Choose a PDF, DOCX or ODT file\./);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Code', 'Link 2', 'Résumé']);
  });
});
