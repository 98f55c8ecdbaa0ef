import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FileField } from '../file-field/file-field.js';
import { memoryStorage, sampleDraft } from '../fixtures/samples/drafts.js';
import { afterPaint } from '../internal/after-paint.js';
import type { FormErrors, SubmissionSignals, SubmissionStatus } from '../internal/submission.js';
import { draftNoticeLabels, fileFieldLabels, formLabels } from '../labels/en.js';
import { Form } from './form.js';
import { readFields, type FormField } from './form-fields.js';
import type { FormProps } from './form-props.js';
import * as stories from './form.stories.js';

const { Default, Draft, Invalid, Sent, Stays } = composeStories(stories);
const basic = Default.args as FormProps;

type OnSubmit = (values: Record<string, unknown>, signals: SubmissionSignals) => void;

const box = (name: string) => screen.getByRole('textbox', { name });
const menu = (name: string) => screen.getByRole('combobox', { name });
const submit = () => screen.getByRole('button', { name: 'Send' });
const row = (index: number) => within(screen.getByRole('group', { name: `Link ${String(index)}` }));
const summaryTexts = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const namesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('form [name]')].map((control) => control.getAttribute('name'));

/** A parent that responds to each submission with errors immediately, and has a button that translates them. */
function Answering({ answer, ...props }: Partial<FormProps> & { answer: FormErrors }) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isGerman, setGerman] = useState(false);
  const translated = isGerman
    ? Object.fromEntries(Object.keys(errors).map((name) => [name, ['Pflichtfeld.']]))
    : errors;
  return (
    <>
      <Default
        {...props}
        errors={translated}
        onSubmit={() => {
          setErrors({ ...answer });
        }}
      />
      <button
        type="button"
        onClick={() => {
          setGerman(true);
        }}
      >
        Deutsch
      </button>
    </>
  );
}

/** Renders an element to HTML, lets the visitor use it, and hydrates it. Returns a function that removes it. */
async function hydrated(element: ReactElement, before: (container: HTMLElement) => Promise<unknown>) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  await before(container);
  const root = await act(() => hydrateRoot(container, element));
  return () => {
    act(() => {
      root.unmount();
    });
    container.remove();
  };
}

describe('fields', () => {
  it('calls onSubmit with the values as typed', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(<Default onSubmit={onSubmit} />);
    await userEvent.type(box('Name'), ' Nerea ');
    await userEvent.selectOptions(menu('Country code'), '+81');
    await userEvent.type(box('Phone'), '3 0000 0000');
    await userEvent.type(box('Website'), 'nerea.example');
    await userEvent.selectOptions(menu('Tour'), 'other');
    await userEvent.type(box('Tell us what'), 'The attic');
    await userEvent.click(screen.getByRole('radio', { name: 'A group' }));
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'github');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write to me about other tours' }));
    await userEvent.click(submit());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      name: ' Nerea ',
      email: '',
      phonePrefix: '+81',
      phone: '3 0000 0000',
      website: 'https://nerea.example',
      day: '',
      tour: 'other',
      other_tour: 'The attic',
      group: 'many',
      links: [{ platform: 'github', link: '' }],
      message: '',
      list: null,
      news: 'on',
      consent: '',
    });
  });

  it('start with the default values', () => {
    const links = [
      { platform: 'github', link: 'x' },
      { platform: '', link: 'y' },
    ];
    const values = { email: 'a@b.example', phonePrefix: '+34', tour: 'cellars', group: 'one', news: 'on' };
    render(<Default defaultValues={{ ...values, links }} />);
    expect(box('Email')).toHaveValue('a@b.example');
    expect(menu('Country code')).toHaveValue('+34');
    expect(menu('Tour')).toHaveValue('cellars');
    expect(screen.getByRole('radio', { name: 'Only me' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /other tours/ })).toBeChecked();
    expect(row(2).getByRole('textbox')).toHaveValue('y');
  });

  it('are required unless they are optional, which is marked', () => {
    render(<Default />);
    for (const field of [box('Name'), box('Message'), menu('Tour')]) expect(field).toBeRequired();
    for (const name of ['Phone', 'Website']) expect(box(name)).not.toBeRequired();
    expect(screen.getAllByText('Optional')).toHaveLength(4);
  });

  it.each([
    ['Email', 'email', 'email'],
    ['Phone', 'text', 'tel-national'],
    ['Website', 'url', 'url'],
    ['URL', 'url', 'url'],
    ['Name', 'text', 'name'],
  ])('set the keyboard and autofill of %s', (name, type, autocomplete) => {
    render(<Default />);
    expect(box(name)).toHaveAttribute('type', type);
    expect(box(name)).toHaveAttribute('autocomplete', autocomplete);
  });

  it('have ids with the prefix of the form', () => {
    render(<Default />);
    expect(box('Email')).toHaveAttribute('id', 'visit-email');
    expect(box('Email').closest('section')).toHaveAttribute('id', 'visit');
  });

  it('keep their text when halves swap places, as names do in another language', async () => {
    const names: FormField[] = [
      { name: 'given', label: 'Given name', width: 'half' },
      { name: 'family', label: 'Family name', width: 'half' },
    ];
    const { container, rerender } = render(<Default fields={names} />);
    await userEvent.type(box('Given name'), 'Nerea');
    rerender(<Default fields={names.toReversed()} />);
    expect(namesIn(container).slice(0, 2)).toEqual(['family', 'given']);
    expect(box('Given name')).toHaveValue('Nerea');
  });

  it('are not added to the URL if JavaScript fails', () => {
    const { container } = render(<Default />);
    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  });
});

it.each([
  ['a file', new File(['x'], 'list.pdf'), 'list.pdf'],
  ['an empty file', new File([], 'list.pdf'), 'list.pdf'],
  ['no file', new File([], ''), undefined],
])('reads %s from a file field', (_, file, name) => {
  const data = new FormData();
  data.set('list', file);
  const field = {
    name: 'list',
    kind: 'file',
    control: FileField,
    label: '',
    labels: fileFieldLabels,
  } as const;
  const list = readFields(data, [field]).list as File | null;
  expect(list?.name).toBe(name);
});

describe('a dependent field', () => {
  it('appears only with its value, and keeps its text while hidden', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(<Default onSubmit={onSubmit} />);
    expect(screen.queryByRole('textbox', { name: 'Tell us what' })).not.toBeInTheDocument();
    await userEvent.selectOptions(menu('Tour'), 'other');
    await userEvent.type(box('Tell us what'), 'The attic');
    await userEvent.selectOptions(menu('Tour'), 'cellars');
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ tour: 'cellars', other_tour: '' });
    await userEvent.selectOptions(menu('Tour'), 'other');
    expect(box('Tell us what')).toHaveValue('The attic');
  });

  it('is shown and hidden with a dependent field that it depends on', async () => {
    const fields: FormField[] = [
      ...basic.fields,
      { name: 'floor', label: 'Which floor?', visibleWhen: { other_tour: 'attic' } },
    ];
    render(<Default fields={fields} />);
    const floor = () => screen.queryByRole('textbox', { name: 'Which floor?' });
    await userEvent.selectOptions(menu('Tour'), 'other');
    await userEvent.type(box('Tell us what'), 'attic');
    expect(floor()).toBeVisible();
    await userEvent.selectOptions(menu('Tour'), 'cellars');
    expect(floor()).toBeNull();
    await userEvent.selectOptions(menu('Tour'), 'other');
    expect(floor()).toBeVisible();
  });

  it('shows no error while hidden', () => {
    const errors = { other_tour: ['Missing.'], name: ['Missing.'] };
    const { rerender } = render(<Default errors={errors} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<Default errors={errors} key="2" defaultValues={{ tour: 'other' }} />);
    expect(summaryTexts()).toEqual(['Name', 'Tell us what']);
  });
});

describe('errors', () => {
  it('are shown at their fields, and listed in the order of the page', () => {
    const names = ['name', 'email', 'phone', 'website', 'day', 'tour', 'message', 'list', 'news', 'consent'];
    const errors = Object.fromEntries(names.toReversed().map((name) => [name, [`${name}!`]]));
    render(<Default errors={{ ...errors, 'links.0.link': ['links!'], group: ['group!'] }} />);
    for (const name of names) {
      expect(document.getElementById(`visit-${name}`)).toHaveAccessibleDescription(new RegExp(`${name}!`));
    }
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('group!');
    expect(row(1).getByRole('textbox')).toHaveAccessibleDescription('links!');
    expect(summaryTexts().join()).toBe(
      'Name,Email,Phone,Website,Day of your visit,Tour,Who is coming?,Link 1,Message,' +
        'List of guests,Write to me about other tours,You may answer me by email',
    );
  });

  it.each([
    ['one invalid field', { email: ['Bad.'] }],
    ['an empty list of messages', { email: ['Bad.'], name: [], role: [] }],
  ])('are not listed for %s', (_, errors) => {
    render(<Default errors={errors} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are listed if they belong to no field', () => {
    render(<Default errors={{ role: ['This position has been filled.'] }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This position has been filled.');
  });

  it('stay with their row when another row is removed, until the next submission', async () => {
    const answer = { 'links.1.link': ['Second.'], 'links.2.platform': ['Third.'] };
    render(<Answering {...(Invalid.args as FormProps)} answer={answer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    await userEvent.click(submit());
    expect(summaryTexts()).toContain('Link 3');

    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(row(2).getByRole('combobox')).toHaveAccessibleDescription('Third.');
    expect(row(2).getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await userEvent.click(submit());
    expect(row(2).getByRole('textbox')).toHaveAccessibleDescription('Second.');
  });
});

describe('focus', () => {
  // Spec 11.12
  it.each<[string, string[], () => HTMLElement]>([
    ['the first invalid field', ['message', 'links.0.link', 'email'], () => box('Email')],
    ['the first radio button of a group', ['group'], () => screen.getByRole('radio', { name: 'Only me' })],
    ['a file field', ['list'], () => screen.getByLabelText('List of guests')],
    ['a control of your own', ['consent'], () => screen.getByRole('checkbox', { name: /answer me/ })],
    ['the summary if no field is invalid', ['role'], () => screen.getByRole('alert')],
  ])('moves to %s after a submission', async (_, names, target) => {
    render(<Answering answer={Object.fromEntries(names.map((name) => [name, ['Missing.']]))} />);
    await userEvent.click(submit());
    await waitFor(() => {
      expect(target()).toHaveFocus();
    });
  });

  it('moves again when the same errors return', async () => {
    render(<Answering answer={{ email: ['Missing.'] }} />);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(submit());
      await waitFor(() => {
        expect(box('Email')).toHaveFocus();
      });
    }
  });

  it('stays in a field that was focused before the errors are painted', async () => {
    render(<Answering answer={{ name: ['Missing.'] }} />);
    fireEvent.click(submit());
    box('Message').focus();
    await act(
      () =>
        new Promise<void>((done) => {
          afterPaint(done);
        }),
    );
    expect(box('Name')).toBeInvalid();
    expect(box('Message')).toHaveFocus();
  });

  // Spec 3.4
  it('stays when a change of language translates the errors', async () => {
    render(<Answering answer={{ name: ['Missing.'], email: ['Missing.'] }} />);
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Name')).toHaveFocus();
    });
    const language = screen.getByRole('button', { name: 'Deutsch' });
    await userEvent.click(language);
    expect(box('Name')).toHaveAccessibleDescription('Pflichtfeld.');
    expect(language).toHaveFocus();
  });

  it('waits for the response', async () => {
    const form = (status: SubmissionStatus, errors?: FormErrors) => (
      <Default status={status} errors={errors} />
    );
    const { rerender } = render(form('editing'));
    await userEvent.click(submit());
    rerender(form('sending', { name: ['Old.'] }));
    rerender(form('slow', { name: ['Old.'] }));
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    rerender(form('editing', { email: ['Taken.'] }));
    await waitFor(() => {
      expect(box('Email')).toHaveFocus();
    });
  });

  it.each([
    ['has errors', <Invalid key="1" />],
    ['is sent', <Sent key="2" />],
    ['is sent and stays', <Stays key="3" />],
    ['is closed', <Default key="4" status="closed" />],
  ])('does not move on load if the form %s', (_, form) => {
    render(form);
    expect(document.body).toHaveFocus();
  });
});

describe('while sending', () => {
  // Spec 11.10
  it('ignores another submission', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(<Default status="sending" onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    await userEvent.type(box('Name'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('calls onCancel and moves focus to the submit button', async () => {
    const onCancel = vi.fn();
    render(<Default status="slow" onCancel={onCancel} />);
    expect(screen.getByText(/Still working\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
  });

  it('keeps every value and focus when it fails', async () => {
    const { rerender } = render(<Default />);
    await userEvent.type(box('Name'), 'Nerea');
    await userEvent.selectOptions(menu('Country code'), '+81');
    await userEvent.click(submit());
    rerender(<Default status="sending" />);
    rerender(<Default status="failed" failureMessage="Not sent." />);
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
    expect(box('Name')).toHaveValue('Nerea');
    expect(menu('Country code')).toHaveValue('+81');
    expect(submit()).toHaveFocus();
  });
});

describe('once sent', () => {
  // Spec 11.10
  it('is replaced by a focused confirmation, and is empty when it returns', async () => {
    const { rerender } = render(<Default />);
    await userEvent.type(box('Name'), 'Nerea');
    rerender(<Default status="sent" reference="nerea@okafor.example" />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sent.' })).toHaveFocus();
    expect(screen.getByText('nerea@okafor.example')).toBeInTheDocument();
    rerender(<Default />);
    expect(box('Name')).toHaveValue('');
  });

  it('stays with `sentMessage`: focuses it, empties the fields and can be sent again', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const form = (props?: Partial<FormProps>) => (
      <Default
        onSubmit={onSubmit}
        defaultValues={{ phonePrefix: '+34' }}
        sentMessage="Thank you."
        {...props}
      />
    );
    const { container, rerender } = render(form());
    await userEvent.type(box('Message'), 'I draw doors.');
    await userEvent.selectOptions(menu('Country code'), '+81');
    await userEvent.selectOptions(menu('Tour'), 'other');
    await userEvent.upload(screen.getByLabelText('List of guests'), new File(['x'], 'list.pdf'));
    rerender(form({ status: 'sending' }));
    rerender(form({ status: 'sent' }));
    expect(container.firstElementChild).toHaveAttribute('data-sent');
    expect(screen.getByText('Thank you.').parentElement).toHaveFocus();
    expect(box('Message')).toHaveValue('');
    expect(menu('Country code')).toHaveValue('+34');
    expect(screen.queryByRole('textbox', { name: 'Tell us what' })).not.toBeInTheDocument();
    expect(screen.queryByText(/list\.pdf/)).not.toBeInTheDocument();
    expect(screen.getByText('0 of 500')).toBeInTheDocument();
    await userEvent.type(box('Name'), 'Ines');
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ name: 'Ines', message: '', phonePrefix: '+34' });
    rerender(form());
    expect(container.firstElementChild).not.toHaveAttribute('data-sent');
  });

  // Firefox restores the text of removed fields when the page is reloaded.
  it.each([
    ['is replaced', undefined],
    ['stays', 'Thank you.'],
  ])('empties the removed fields of a form that %s', (_, sentMessage) => {
    const { rerender } = render(<Default />);
    const field = box('Email');
    fireEvent.input(field, { target: { value: 'nerea@example.org' } });
    rerender(<Default sentMessage={sentMessage} status="sending" />);
    expect(field).toHaveValue('nerea@example.org');
    rerender(<Default sentMessage={sentMessage} status="sent" />);
    expect(field.isConnected).toBe(false);
    expect(field).toHaveValue('');
  });
});

describe('once closed', () => {
  it('shows the notice, and focuses it only if the form had focus', async () => {
    const closed = <Default status="closed" />;
    const { rerender, unmount } = render(<Default />);
    await userEvent.click(box('Name'));
    rerender(closed);
    expect(screen.getByRole('heading', { name: 'The form has closed.' })).toHaveFocus();
    unmount();
    const elsewhere = render(<Default />);
    elsewhere.rerender(closed);
    expect(document.body).toHaveFocus();
  });
});

describe('around the fields', () => {
  it('shows the aside and the intro until the form is sent', () => {
    const { rerender } = render(<Default aside={<p>Nobody pays.</p>} intro={<strong>Sunday</strong>} />);
    expect(screen.getByText('Nobody pays.')).toBeVisible();
    expect(screen.getByText('Sunday').closest('form')).not.toBeNull();
    rerender(<Default aside={<p>Nobody pays.</p>} status="sent" />);
    expect(screen.queryByText('Nobody pays.')).not.toBeInTheDocument();
  });

  it('is a region named by its heading, whose level can be set', () => {
    const { rerender } = render(<Sent headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Visit us.' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Visit us.' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Sent.');
    rerender(<Default title={undefined} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows a message if JavaScript is off', () => {
    expect(renderToString(<Default />)).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
  });
});

it('keeps values entered before hydration', async () => {
  const onSubmit = vi.fn<OnSubmit>();
  const leave = await hydrated(<Default onSubmit={onSubmit} />, async () => {
    await userEvent.type(box('Name'), 'Nerea');
    await userEvent.selectOptions(menu('Tour'), 'other');
  });
  await userEvent.type(box('Tell us what'), 'The attic');
  await userEvent.click(submit());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
    name: 'Nerea',
    tour: 'other',
    other_tour: 'The attic',
  });
  leave();
});

describe('the signals', () => {
  it('have the time since the first render, if there is a clock', async () => {
    let time = 1000.4;
    const onSubmit = vi.fn<OnSubmit>();
    const { rerender } = render(<Default onSubmit={onSubmit} now={() => time} />);
    time = 5000.2;
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall?.[1]).toEqual({ trap: '', elapsed: 4000 });
    rerender(<Default onSubmit={onSubmit} key="2" />);
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall?.[1].elapsed).toBeUndefined();
  });

  it('have the value of the honeypot, which is not in the values', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const { container } = render(<Default onSubmit={onSubmit} trapName="odd_one" />);
    const trap = container.querySelector('[name="odd_one"]') ?? container;
    fireEvent.input(trap, { target: { value: 'Buy now' } });
    await userEvent.click(submit());
    const [values, signals] = onSubmit.mock.lastCall ?? [];
    expect(signals?.trap).toBe('Buy now');
    expect(JSON.stringify(values)).not.toContain('Buy now');
  });

  it('have no time if the form was filled in before hydration', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    const leave = await hydrated(<Default onSubmit={onSubmit} now={() => 1000} />, () =>
      userEvent.type(box('Email'), 'nerea@example.org'),
    );
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall).toMatchObject([{ email: 'nerea@example.org' }, { trap: '' }]);
    expect(onSubmit.mock.lastCall?.[1].elapsed).toBeUndefined();
    leave();
  });

  it('have no time if the text comes from a draft', async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(<Draft onSubmit={onSubmit} now={() => 1000} />);
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall?.[1]).toEqual({ trap: '', elapsed: undefined });
  });
});

describe('a draft', () => {
  it('restores rows, choices and dependent fields, but no consent', async () => {
    const values = { name: 'Nerea', phonePrefix: '+81', tour: 'other', other_tour: 'The attic', news: 'on' };
    const links = [
      { platform: 'github', link: 'a' },
      { platform: '', link: 'b' },
    ];
    render(<Draft draft={sampleDraft({ ...values, links, consent: 'on' })} />);
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
    expect(box('Name')).toHaveFocus();
    expect(menu('Country code')).toHaveValue('+81');
    expect(box('Tell us what')).toHaveValue('The attic');
    expect(row(2).getByRole('textbox')).toHaveValue('b');
    expect(screen.getByRole('checkbox', { name: /other tours/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /answer me/ })).not.toBeChecked();
  });

  it('empties the fields that it replaces, so that Firefox does not restore them on reload', async () => {
    render(<Draft />);
    const field = box('Email');
    fireEvent.input(field, { target: { value: 'nerea@example.org' } });
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
    expect(field.isConnected).toBe(false);
    expect(field).toHaveValue('');
  });

  it('of another tab is not overwritten when fields swap places', () => {
    const storage = memoryStorage();
    const draft = { ...sampleDraft({}), storage };
    const { rerender, unmount } = render(<Draft draft={draft} />);
    storage.setItem(draft.key, 'of another tab');
    rerender(<Draft draft={draft} fields={basic.fields.toReversed()} />);
    unmount();
    expect(storage.items.get(draft.key)).toBe('of another tab');
  });

  it('contains no file', async () => {
    const storage = memoryStorage();
    const draft = { ...sampleDraft({}), storage };
    const { unmount } = render(<Draft draft={draft} />);
    await userEvent.type(box('Name'), 'Nerea');
    unmount();
    const kept = JSON.parse(storage.items.get(draft.key) ?? '{}') as { values: object };
    expect(kept.values).toMatchObject({ name: 'Nerea' });
    expect(kept.values).not.toHaveProperty('list');
  });
});

const own = { id: 'x', status: 'editing', labels: formLabels } as const;
const noop = () => undefined;

/** Compiled, but never called. */
export const typeTests = () => [
  <Form
    key="1"
    {...own}
    fields={[
      { name: 'email', kind: 'email', label: '' },
      { name: 'cv', kind: 'file', control: FileField, label: '', labels: fileFieldLabels },
      { name: 'mobile', kind: 'phone', label: '', prefixes: [], labels: { prefix: '' } },
    ]}
    // @ts-expect-error A file has no default value.
    defaultValues={{ cv: new File([], 'cv.pdf') }}
    onSubmit={({ email, cv, mobile, mobilePrefix }, { trap, elapsed }) => {
      const size: number | undefined = cv?.size;
      // @ts-expect-error It is undefined without a clock.
      const time: number = elapsed;
      return [email.trim(), size, mobile.trim(), mobilePrefix.trim(), trap.trim(), time];
    }}
  />,
  // @ts-expect-error Values have the names of the fields.
  <Form key="2" {...own} fields={[{ name: 'email', label: '' }]} onSubmit={({ mail }) => void mail} />,
  <Form
    key="3"
    {...own}
    // @ts-expect-error A file field needs its component.
    fields={[{ name: 'cv', kind: 'file', label: '', labels: fileFieldLabels }]}
    onSubmit={noop}
  />,
  <Form
    key="4"
    {...own}
    fields={[{ name: 'email', label: '' }]}
    // @ts-expect-error The value of a text field is a string.
    defaultValues={{ email: 7 }}
    onSubmit={noop}
  />,
  // @ts-expect-error A draft needs its texts.
  <Form key="5" {...own} fields={[]} draft={{ key: 'draft:x', now: () => 0 }} onSubmit={noop} />,
];
