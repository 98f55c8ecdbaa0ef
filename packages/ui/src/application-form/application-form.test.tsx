import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../internal/after-paint.js';
import type { FormErrors, SubmissionStatus } from '../internal/submission.js';
import { ApplicationForm } from './application-form.js';
import type { ApplicationFormProps } from './application-form-props.js';
import { applicationFormFixtures } from './application-form.fixtures.js';

const { fixtures } = applicationFormFixtures;

const box = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Send application' });
const row = (index: number) => within(screen.getByRole('group', { name: `Link ${String(index)}` }));
const source = () => screen.getByRole('combobox', { name: 'How did you find us?' });

/** A parent that answers each submission with errors at once, and can re-word them. */
function Answering({ answer, ...props }: ApplicationFormProps & { answer: FormErrors }) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isGerman, setGerman] = useState(false);
  const worded = isGerman
    ? Object.fromEntries(Object.keys(errors).map((name) => [name, ['Pflichtfeld.']]))
    : errors;
  return (
    <>
      <ApplicationForm
        {...props}
        errors={worded}
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

describe('ApplicationForm', () => {
  it('says beside the fields what is to be known, as long as there are any', () => {
    const aside = <p>Nobody is paid.</p>;
    const { rerender } = render(<ApplicationForm {...fixtures.basic} aside={aside} />);
    expect(screen.getByText('Nobody is paid.')).toBeVisible();
    rerender(<ApplicationForm {...fixtures.basic} aside={aside} status="sent" />);
    expect(screen.queryByText('Nobody is paid.')).not.toBeInTheDocument();
  });

  it('gives what was typed, by the names of the contract', async () => {
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    render(<ApplicationForm {...fixtures.invalid} errors={{}} onSubmit={onSubmit} />);
    await userEvent.type(box('Motivation'), ' Light. ');
    await userEvent.click(submit());
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

  it('prefixes the ids of its fields and is itself the target of its id', () => {
    const { container } = render(<ApplicationForm {...fixtures.basic} />);
    expect(container.querySelector('section#apply')).toContainElement(box('First name'));
    expect(box('Email')).toHaveAttribute('id', 'apply-email');
    expect(screen.getByRole('region', { name: 'Apply' })).toBeInTheDocument();
  });

  it('never puts values into the address', () => {
    const { container } = render(<ApplicationForm {...fixtures.basic} />);
    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
    expect(container.querySelector('form')).toHaveAttribute('novalidate');
  });

  it.each([
    ['First name', 'given-name'],
    ['Surname', 'family-name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
    ['URL', 'url'],
  ])('lets the browser fill in %s', (name, autocomplete) => {
    render(<ApplicationForm {...fixtures.basic} />);
    expect(box(name)).toHaveAttribute('autocomplete', autocomplete);
  });

  it('asks where, beside the source, only when the source asks for it, and remembers the answer', async () => {
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    render(<ApplicationForm {...fixtures.basic} onSubmit={onSubmit} />);
    expect(screen.queryByRole('textbox', { name: 'Tell us where' })).not.toBeInTheDocument();
    await userEvent.selectOptions(source(), 'other');
    await userEvent.type(box('Tell us where'), 'A poster');
    await userEvent.selectOptions(source(), 'friend');
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ source: 'friend', other_source: '' });
    await userEvent.selectOptions(source(), 'other');
    expect(box('Tell us where')).toHaveValue('A poster');
  });

  // Spec 11.12
  it('focuses the topmost bad field of the page after a submission, whatever the order of the errors', async () => {
    render(
      <Answering
        {...fixtures.basic}
        answer={{ motivation: ['Missing.'], 'social_links.0.link': ['Missing.'], surname: ['Missing.'] }}
      />,
    );
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Surname')).toHaveFocus();
    });
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Surname', 'Link 1: URL', 'Motivation']);
  });

  it('focuses again when the same errors come back', async () => {
    render(<Answering {...fixtures.basic} answer={{ surname: ['Missing.'] }} />);
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Surname')).toHaveFocus();
    });
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Surname')).toHaveFocus();
    });
  });

  it('stays with whoever has gone on to another field before the errors are painted', async () => {
    render(<Answering {...fixtures.basic} answer={{ surname: ['Missing.'] }} />);
    fireEvent.click(submit());
    box('Email').focus();
    await act(
      () =>
        new Promise<void>((done) => {
          afterPaint(done);
        }),
    );
    expect(box('Surname')).toBeInvalid();
    expect(box('Email')).toHaveFocus();
  });

  // Spec 3.4
  it('leaves the focus alone when a language switch re-words the errors', async () => {
    render(<Answering {...fixtures.basic} answer={{ surname: ['Missing.'], email: ['Missing.'] }} />);
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Surname')).toHaveFocus();
    });
    const language = screen.getByRole('button', { name: 'Deutsch' });
    await userEvent.click(language);
    expect(box('Surname')).toHaveAccessibleDescription('Pflichtfeld.');
    expect(language).toHaveFocus();
  });

  it('waits for the answer before it moves the focus', async () => {
    const form = (status: SubmissionStatus, errors?: FormErrors) => (
      <ApplicationForm {...fixtures.basic} status={status} errors={errors} />
    );
    const { rerender } = render(form('editing'));
    await userEvent.click(submit());
    rerender(form('sending', { surname: ['Old.'] }));
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    rerender(form('slow', { surname: ['Old.'] }));
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    rerender(form('editing', { email: ['Taken.'] }));
    await waitFor(() => {
      expect(box('Email')).toHaveFocus();
    });
  });

  it('does not take the focus for errors that nobody asked for', () => {
    render(<ApplicationForm {...fixtures.invalid} />);
    expect(document.body).toHaveFocus();
  });

  it('shows one error at its field only, and an error without a field in the summary', () => {
    const { rerender } = render(<ApplicationForm {...fixtures.oneError} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<ApplicationForm {...fixtures.unknownError} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This position has been filled.');
  });

  it('focuses the summary when no field is to blame', async () => {
    render(<Answering {...fixtures.basic} answer={{ role: ['Filled.'] }} />);
    await userEvent.click(submit());
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveFocus();
    });
  });

  it('focuses a field from the summary', async () => {
    render(<ApplicationForm {...fixtures.invalid} />);
    await userEvent.click(screen.getByRole('link', { name: 'Link 2: URL' }));
    expect(row(2).getByRole('textbox')).toHaveFocus();
  });

  // Spec 11.12
  it('shows every field its own error', () => {
    const names = [
      'full_name',
      'surname',
      'email',
      'phone',
      'software',
      'motivation',
      'availability',
      'source',
    ];
    render(
      <ApplicationForm
        {...fixtures.basic}
        errors={Object.fromEntries(names.map((name) => [name, [`${name}!`]]))}
      />,
    );
    for (const name of names) {
      expect(document.getElementById(`apply-${name}`)).toHaveAccessibleDescription(`${name}!`);
    }
  });

  it('keeps errors with their rows, in fields and summary, until the next submission', async () => {
    const answer = { 'social_links.1.link': ['Second.'], 'social_links.2.platform': ['Third.'] };
    render(<Answering {...fixtures.invalid} answer={answer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    await userEvent.click(submit());
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toContain('Link 3: platform');

    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(row(2).getByRole('combobox')).toHaveAccessibleDescription('Third.');
    expect(row(2).getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await userEvent.click(submit());
    expect(row(2).getByRole('textbox')).toHaveAccessibleDescription('Second.');
  });

  // Spec 11.10
  it('ignores a press while sending', async () => {
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    render(<ApplicationForm {...fixtures.sending} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    await userEvent.type(box('First name'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('offers to stop waiting and gives the focus back to the submit button', async () => {
    const onCancel = vi.fn();
    render(<ApplicationForm {...fixtures.slow} onCancel={onCancel} />);
    expect(screen.getByRole('status')).toHaveTextContent('Still working.');
    await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
  });

  it('keeps every value, and the focus, when sending failed', async () => {
    const { rerender } = render(<ApplicationForm {...fixtures.basic} />);
    await userEvent.type(box('First name'), 'Nerea');
    await userEvent.click(submit());
    rerender(<ApplicationForm {...fixtures.basic} status="sending" />);
    rerender(<ApplicationForm {...fixtures.failed} defaultValues={undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred.');
    expect(box('First name')).toHaveValue('Nerea');
    expect(submit()).toHaveFocus();
  });

  // Spec 11.10
  it('gives way to a confirmation that takes the focus, and starts empty afterwards', async () => {
    const { rerender } = render(<ApplicationForm {...fixtures.basic} />);
    await userEvent.type(box('First name'), 'Nerea');
    rerender(<ApplicationForm {...fixtures.sent} />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sent. Check your email.' })).toHaveFocus();
    expect(screen.getByText('nerea@okafor.example')).toBeInTheDocument();
    rerender(<ApplicationForm {...fixtures.basic} />);
    expect(box('First name')).toHaveValue('');
  });

  it('takes no focus when it is sent or closed from the start', () => {
    const { unmount } = render(<ApplicationForm {...fixtures.sent} />);
    expect(document.body).toHaveFocus();
    unmount();
    render(<ApplicationForm {...fixtures.closed} />);
    expect(document.body).toHaveFocus();
  });

  it('closes in front of somebody, who is told', async () => {
    const { rerender } = render(<ApplicationForm {...fixtures.basic} />);
    await userEvent.click(box('First name'));
    rerender(<ApplicationForm {...fixtures.closed} />);
    expect(screen.getByRole('heading', { name: 'The form has closed.' })).toHaveFocus();
  });

  it('closes without a jump for somebody who is elsewhere on the page', () => {
    const { rerender } = render(<ApplicationForm {...fixtures.basic} />);
    rerender(<ApplicationForm {...fixtures.closed} />);
    expect(document.body).toHaveFocus();
  });

  it('says what it needs where scripts are off', () => {
    expect(renderToString(<ApplicationForm {...fixtures.basic} />)).toMatch(
      /<noscript>.*needs JavaScript.*<\/noscript>/,
    );
  });

  it('keeps what was typed and chosen before hydration', async () => {
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    const form = <ApplicationForm {...fixtures.basic} onSubmit={onSubmit} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form);
    await userEvent.type(box('First name'), 'Nerea');
    await userEvent.type(box('Motivation'), 'Light');
    await userEvent.selectOptions(source(), 'other');
    const root = await act(() => hydrateRoot(container, form));
    await userEvent.type(box('Tell us where'), 'A poster');
    await userEvent.click(submit());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      full_name: 'Nerea',
      motivation: 'Light',
      source: 'other',
      other_source: 'A poster',
    });
    act(() => {
      root.unmount();
    });
    container.remove();
  });

  it('takes another level of heading', () => {
    render(<ApplicationForm {...fixtures.sent} headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Apply' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Sent.');
  });
});
