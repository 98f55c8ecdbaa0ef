import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { applicationFormFixtures } from '../application-form/application-form.fixtures.js';
import { ApplicationForm, type ApplicationFormProps } from '../application-form/index.js';
import { ContactForm } from '../contact-form/index.js';
import { contactFormFixtures } from '../contact-form/contact-form.fixtures.js';
import { RadioGroup } from '../radio-group/index.js';
import type { FormTextField } from './form-props.js';
import { draftNoticeLabels } from '../labels/en.js';

const own = (...names: string[]): FormTextField[] => names.map((name) => ({ name, label: '' }));

const fields: FormTextField[] = [
  ...own('full_name', 'surname'),
  { name: 'pronouns', label: 'Pronouns', optional: true, hint: 'As you like.', autoComplete: 'off' },
  ...own('social_links'),
  { name: 'show_reel', label: 'Show reel' },
  ...own('software', 'source'),
  { name: 'more', label: 'Anything else', kind: 'textarea' },
];

const { basic } = applicationFormFixtures.fixtures;
const form = (props: Partial<ApplicationFormProps> = {}) => (
  <ApplicationForm {...basic} fields={fields} {...(props as object)} />
);
const box = (name: string) => screen.getByRole('textbox', { name });

describe('fields that a form does not have of itself', () => {
  it('are drawn where the list has them', () => {
    const { container } = render(form());
    const names = [...container.querySelectorAll('form [name]')].map((one) => one.getAttribute('name'));
    expect(names).toEqual([
      'full_name',
      'surname',
      'pronouns',
      'email',
      'phone',
      'social_links.0.platform',
      'social_links.0.link',
      'show_reel',
      'software',
      'motivation',
      'availability',
      'source',
      'other_source',
      'more',
      'form_note',
    ]);
  });

  it('have the family name first where the list has it so, in the summary too', () => {
    const errors = { full_name: ['Missing.'], surname: ['Missing.'] };
    const japanese = [
      ...own('surname', 'full_name'),
      { name: 'reading', label: 'Reading' },
      ...own('email', 'phone'),
    ];
    const { container } = render(form({ fields: japanese, errors }));
    const inputs = [...container.querySelectorAll<HTMLInputElement>('form input')].slice(0, 4);
    expect(inputs.map(({ name, autocomplete }) => `${name} ${autocomplete}`)).toEqual([
      'surname family-name',
      'full_name given-name',
      'reading ',
      'email email',
    ]);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#apply-surname', '#apply-full_name']);
  });

  it('have label, hint, mark and kind', () => {
    render(form());
    const pronouns = box('Pronouns');
    expect(pronouns).not.toBeRequired();
    expect(pronouns).toHaveAccessibleDescription('As you like.');
    expect(pronouns).toHaveAttribute('autocomplete', 'off');
    expect(box('Show reel')).toBeRequired();
    expect(box('Anything else').tagName).toBe('TEXTAREA');
  });

  it('are among the values', async () => {
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    render(form({ onSubmit }));
    await userEvent.type(box('Show reel'), 'Lamps');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ pronouns: '', show_reel: 'Lamps', more: '' });
  });

  it('show their errors, and stand in the summary in the order of the page', () => {
    const errors = {
      more: ['Too long.'],
      show_reel: ['Missing.'],
      'social_links.0.link': ['Missing.'],
      software: ['Missing.'],
    };
    render(form({ errors }));
    expect(box('Show reel')).toHaveAccessibleDescription('Missing.');
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Link 1: URL',
      'Show reel',
      'Software',
      'Anything else',
    ]);
  });

  it('come back with a draft', async () => {
    const kept = new Map([['k', JSON.stringify({ savedAt: 0, values: { pronouns: 'she/her' } })]]);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage;
    render(
      <ApplicationForm
        {...basic}
        fields={fields}
        draft={{ key: 'k', now: () => 0, storage }}
        labels={{ ...basic.labels, draft: draftNoticeLabels }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
    expect(box('Pronouns')).toHaveValue('she/her');
  });

  it('are drawn by their own control, which errors lead to', async () => {
    const answer: FormTextField = {
      name: 'answer',
      label: 'How may we answer?',
      render: (field) => <RadioGroup {...field} options={[{ value: 'email', label: 'By email' }]} />,
    };
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    const { rerender } = render(form({ fields: [answer], onSubmit }));
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    rerender(form({ fields: [answer], onSubmit, errors: { answer: ['Choose one.'] } }));
    const email = screen.getByRole('radio', { name: 'By email' });
    await waitFor(() => {
      expect(email).toHaveFocus();
    });
    await userEvent.click(email);
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ answer: 'email' });
  });

  it('stand last where the list does not say after which field', () => {
    const { container } = render(
      <ContactForm {...contactFormFixtures.fixtures.basic} fields={[{ name: 'topic', label: 'Topic' }]} />,
    );
    const names = [...container.querySelectorAll('form [name]')].map((one) => one.getAttribute('name'));
    expect(names.slice(-3)).toEqual(['message', 'topic', 'form_note']);
  });
});
