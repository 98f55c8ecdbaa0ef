import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage, sampleDraft } from '../fixtures/samples/drafts.js';
import { EventApplicationForm } from './event-application-form.js';
import type { EventApplicationFormProps } from './event-application-form-props.js';
import { eventApplicationFormFixtures } from './event-application-form.fixtures.js';
import { readEventApplication } from './event-application-form.logic.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = eventApplicationFormFixtures;

const box = (name: string) => screen.getByRole('textbox', { name });
const row = (index: number) => within(screen.getByRole('group', { name: `Link ${String(index)}` }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

describe('EventApplicationForm', () => {
  it('gives what was typed, by the names of the contract', async () => {
    const onSubmit = vi.fn<EventApplicationFormProps['onSubmit']>();
    render(<EventApplicationForm {...fixtures.invalid} errors={{}} onSubmit={onSubmit} />);
    await submit();
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
    const { container } = render(<EventApplicationForm {...fixtures.basic} />);
    const fields = [...screen.getAllByRole('textbox'), screen.getByLabelText('Résumé')];
    expect(fields).toHaveLength(6);
    for (const field of fields) expect(field).toBeRequired();
    expect(container.querySelector('select')).toBeNull();
  });

  it('takes five links at most', async () => {
    render(<EventApplicationForm {...fixtures.basic} />);
    for (let rows = 1; rows < 5; rows += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
      expect(row(rows + 1).getByRole('textbox')).toHaveFocus();
    }
    expect(screen.queryByRole('button', { name: 'Add a link' })).not.toBeInTheDocument();
  });

  it('shows each error at its field and lists them in the page’s order', () => {
    render(<EventApplicationForm {...fixtures.invalid} />);
    expect(box('Code')).toHaveAccessibleDescription(/This code has already been used\.$/);
    expect(row(2).getByRole('textbox')).toHaveAccessibleDescription('This is not a web address.');
    expect(screen.getByLabelText('Résumé')).toHaveAccessibleDescription(/Choose a PDF, DOCX or ODT file\./);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Code', 'Link 2', 'Résumé']);
  });

  it('focuses the file field when it is the topmost bad one', async () => {
    const { rerender } = render(<EventApplicationForm {...fixtures.basic} />);
    await submit();
    rerender(<EventApplicationForm {...fixtures.basic} errors={{ resume: ['Missing.'] }} />);
    await waitFor(() => {
      expect(screen.getByLabelText('Résumé')).toHaveFocus();
    });
  });

  it('keeps an error with its row when another is removed', async () => {
    const errors = { 'portfolio_links.2.link': ['Third.'], 'portfolio_links.1.link': ['Second.'] };
    const { rerender } = render(<EventApplicationForm {...fixtures.invalid} errors={{}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    await submit();
    rerender(<EventApplicationForm {...fixtures.invalid} errors={errors} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(row(2).getByRole('textbox')).toHaveAccessibleDescription('Third.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gives way to a confirmation, or to the notice that it has closed', () => {
    const { rerender } = render(<EventApplicationForm {...fixtures.basic} />);
    rerender(<EventApplicationForm {...fixtures.closed} />);
    expect(screen.getByRole('heading', { name: 'The form has closed.' })).toBeInTheDocument();
    rerender(<EventApplicationForm {...fixtures.sent} />);
    expect(screen.getByRole('heading', { name: 'Sent. Check your email.' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps a draft without the file', async () => {
    const storage = memoryStorage();
    const draft = { ...sampleDraft({}), storage };
    const { unmount } = render(
      <EventApplicationForm
        {...fixtures.draft}
        draft={draft}
        labels={{ ...fixtures.draft.labels, draft: draftNoticeLabels }}
      />,
    );
    await userEvent.type(box('First name'), 'Nerea');
    unmount();
    const kept = JSON.parse(storage.items.get(draft.key) ?? '{}') as { values: object };
    expect(kept.values).toMatchObject({ first_name: 'Nerea', portfolio_links: [{ link: '' }] });
    expect(kept.values).not.toHaveProperty('resume');
  });
});

describe('what the form reads', () => {
  const read = (resume: File | null) => {
    const data = new FormData();
    if (resume) data.set('resume', resume);
    return readEventApplication(data).resume;
  };

  it('is the file that was chosen', () => {
    const file = new File(['x'], 'cv.pdf');
    expect(read(file)).toMatchObject({ name: 'cv.pdf', size: 1 });
  });

  it('is no file where none was chosen', () => {
    expect(read(new File([], ''))).toBeNull();
    expect(read(null)).toBeNull();
  });

  it('is a file without content too: the rules judge it', () => {
    expect(read(new File([], 'cv.pdf'))).toMatchObject({ size: 0 });
  });
});
