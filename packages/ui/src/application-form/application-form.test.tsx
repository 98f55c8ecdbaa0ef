import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ApplicationFormProps } from './application-form.js';
import * as stories from './application-form.stories.js';

const { Default, Invalid } = composeStories(stories);

const box = (name: string) => screen.getByRole('textbox', { name });

describe('ApplicationForm', () => {
  it('calls onSubmit with the typed values', async () => {
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    render(<Invalid errors={{}} onSubmit={onSubmit} />);
    await userEvent.type(box('Motivation'), ' Light. ');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      full_name: 'Nerea',
      surname: 'Okafor',
      email: 'nerea@okafor',
      phone: '',
      social_links: [
        { platform: 'artstation', link: 'https://artstation.com/nereaokafor' },
        { platform: 'github', link: '' },
      ],
      software: 'Blender, UE5, Substance 3D Painter, Gaea',
      motivation: ' Light. ',
      availability: 'Evenings after 20:00, most of Sunday',
      source: 'other',
      other_source: 'A poster in my school',
    });
  });

  it('shows the position above the fields', () => {
    render(<Default />);
    expect(screen.getByText('Environment Artist').parentElement).toHaveTextContent(
      'Position Environment Artist',
    );
  });

  it('shows the other source only with the value of `otherSource`', async () => {
    render(<Default otherSource="friend" />);
    expect(screen.queryByRole('textbox', { name: 'Tell us where' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How did you find us?' }), 'friend');
    expect(box('Tell us where')).toBeVisible();
  });

  it('names the controls of link rows in the error summary', () => {
    render(<Invalid />);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Email', 'Link 2: URL', 'Motivation']);
  });
});
