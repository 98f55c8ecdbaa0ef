import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { contactFormFixtures } from '../contact-form/contact-form.fixtures.js';
import { ContactForm } from '../contact-form/index.js';
import type { FixtureSet } from '../fixtures/fixture-set.js';
import type { SubmissionSignals, SubmissionStatus } from '../internal/submission.js';
import { draftNoticeLabels } from '../labels/en.js';

type OnSubmit = (values: object, signals: SubmissionSignals) => void;

interface Signalling {
  onSubmit: OnSubmit;
  status?: SubmissionStatus;
  now?: () => number;
  trapName?: string;
}

const modules = import.meta.glob<Record<string, FixtureSet<Signalling>>>('../*-form/*-form.fixtures.tsx', {
  eager: true,
});

const forms = Object.entries(modules).flatMap(([path, exports]) =>
  Object.values(exports).map(({ component: Form, fixtures: { basic } }) => {
    if (!basic) throw new Error(`${path} has no basic fixture.`);
    return { name: path.split('/')[1] ?? path, form: (props: Signalling) => <Form {...basic} {...props} /> };
  }),
);

it('has forms', () => {
  expect(forms).not.toEqual([]);
});

/** A field that every form has. */
const fieldOf = (container: HTMLElement) => container.querySelector<HTMLInputElement>('form [name=email]');
const EMAIL = 'nerea@example.org';

const submit = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

describe.each(forms)('the signals of $name', ({ form }) => {
  it('say how long the form was there', async () => {
    let time = 1000.4;
    const onSubmit = vi.fn<OnSubmit>();
    render(form({ onSubmit, now: () => time }));
    time = 5000.2;
    await submit();
    expect(onSubmit.mock.lastCall?.[1]).toEqual({ trap: '', elapsed: 4000 });
  });

  it('do not say so without a clock', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(form({ onSubmit }));
    await submit();
    expect(onSubmit.mock.lastCall?.[1].elapsed).toBeUndefined();
  });

  it('say what was put into the field that nobody sees, which is no value of the form', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const { container } = render(form({ onSubmit, trapName: 'odd_one' }));
    const trap = container.querySelector('[name="odd_one"]');
    if (trap) fireEvent.input(trap, { target: { value: 'Buy now' } });
    await submit();
    const [values, signals] = onSubmit.mock.lastCall ?? [];
    expect(signals?.trap).toBe('Buy now');
    expect(JSON.stringify(values)).not.toContain('Buy now');
  });

  it('leave the time out where the form had been filled in before its script ran', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const element = form({ onSubmit, now: () => 1000 });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element);
    const field = fieldOf(container);
    if (field) await userEvent.type(field, EMAIL);
    const root = await act(() => hydrateRoot(container, element));
    await submit();
    expect(onSubmit.mock.lastCall).toMatchObject([{ email: EMAIL }, { trap: '' }]);
    expect(onSubmit.mock.lastCall?.[1].elapsed).toBeUndefined();
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});

describe.each(forms)('the fields of $name', ({ form }) => {
  it('are empty as they go once they are sent, so that no browser fills them in again', () => {
    const { container, rerender } = render(form({ onSubmit: vi.fn() }));
    const field = fieldOf(container);
    if (field) fireEvent.input(field, { target: { value: EMAIL } });
    rerender(form({ onSubmit: vi.fn(), status: 'sending' }));
    expect(field).toHaveValue(EMAIL);
    rerender(form({ onSubmit: vi.fn(), status: 'sent' }));
    expect(field?.isConnected).toBe(false);
    expect(field).toHaveValue('');
  });

  it('keep their text where the form could not be sent', () => {
    const { container, rerender } = render(form({ onSubmit: vi.fn() }));
    const field = fieldOf(container);
    if (field) fireEvent.input(field, { target: { value: EMAIL } });
    rerender(form({ onSubmit: vi.fn(), status: 'sending' }));
    rerender(form({ onSubmit: vi.fn(), status: 'failed' }));
    expect(fieldOf(container)).toBe(field);
    expect(field).toHaveValue(EMAIL);
  });
});

it('empties the fields that a draft takes the place of, for the same reason', async () => {
  const { container } = render(<ContactForm {...contactFormFixtures.fixtures.draft} />);
  const field = fieldOf(container);
  if (field) fireEvent.input(field, { target: { value: EMAIL } });
  await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
  expect(field?.isConnected).toBe(false);
  expect(field).toHaveValue('');
});

it('leaves the time out where the text comes from a draft', async () => {
  const onSubmit = vi.fn<OnSubmit>();
  render(<ContactForm {...contactFormFixtures.fixtures.draft} onSubmit={onSubmit} now={() => 1000} />);
  await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
  await submit();
  expect(onSubmit.mock.lastCall?.[1]).toEqual({ trap: '', elapsed: undefined });
});
