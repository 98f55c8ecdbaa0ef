import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { sampleDraft } from '../fixtures/samples/drafts.js';
import { sampleAddresses, sampleErrors } from '../fixtures/samples/forms.js';
import * as de from '../labels/de.js';
import { draftNoticeLabels, eventApplicationFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { EventApplicationForm, type EventApplicationFormProps } from './event-application-form.js';

/** The studio's own texts over those of the pack. */
const labels = {
  ...eventApplicationFormLabels,
  codeHint: 'It is on the card you got at our stand, such as MD2025ABCD.',
  resume: 'Résumé',
  resumeHint: 'PDF, DOCX or ODT, up to 10 MB.',
  closedText: 'It took applications while the festival lasted.',
};

const filled = {
  first_name: 'Nerea',
  surname: 'Okafor',
  email: 'nerea@okafor.example',
  md_code: 'MD2025ABCD',
  portfolio_links: sampleAddresses,
};

const meta = {
  title: 'Forms/Event application form',
  component: EventApplicationForm,
  args: {
    id: 'festival',
    title: (
      <>
        We have met. <em>Now show us.</em>
      </>
    ),
    note: 'For people who spoke with us at the stand.',
    status: 'editing',
    accept: '.pdf,.docx,.odt',
    onSubmit: () => undefined,
    onCancel: () => undefined,
    labels,
  } as EventApplicationFormProps,
} satisfies Meta<typeof EventApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Fills the input as the browser's dialog does. `userEvent.upload` only mocks `files`, which form data do not contain. */
function choose(input: HTMLInputElement) {
  const list = new DataTransfer();
  list.items.add(new File(['%PDF-1.7'], 'nerea.pdf', { type: 'application/pdf' }));
  input.files = list.files;
  return fireEvent.change(input);
}

export const Default: Story = {};

export const Playground: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const row = (index: number) => within(canvas.getByRole('group', { name: `Link ${String(index)}` }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Nerea');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'md2025abcd');
    await userEvent.type(row(1).getByRole('textbox'), 'nerea.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    await expect(row(2).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('https://nerea.example/fog');
    await choose(canvas.getByLabelText('Résumé'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        first_name: 'Nerea',
        surname: '',
        email: '',
        md_code: 'md2025abcd',
        portfolio_links: [{ link: 'https://nerea.example' }, { link: 'https://nerea.example/fog' }],
        resume: expect.objectContaining({ name: 'nerea.pdf', size: 8 }) as File,
      },
      expect.objectContaining({ trap: '' }),
    );
  },
};

export const Invalid: Story = {
  args: {
    defaultValues: filled,
    errors: {
      md_code: ['This code has already been used.'],
      'portfolio_links.1.link': sampleErrors.address,
      resume: sampleErrors.file,
    },
  },
};

export const OneError: Story = {
  tags: ['visual'],
  args: { defaultValues: filled, errors: { resume: sampleErrors.required } },
};

export const Closed: Story = { args: { status: 'closed' } };

/** Drafts contain no files. A chosen file stays when a draft fills the other fields. */
export const Draft: Story = {
  args: {
    draft: sampleDraft({ first_name: 'Nerea', portfolio_links: [{ link: 'https://nerea.example' }] }),
    labels: { ...labels, draft: draftNoticeLabels },
    onSubmit: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await choose(canvas.getByLabelText('Résumé'));
    await userEvent.click(await canvas.findByRole('button', { name: draftNoticeLabels.restore }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Nerea');
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        first_name: 'Nerea',
        resume: expect.objectContaining({ name: 'nerea.pdf' }) as File,
      }),
      expect.anything(),
    );
  },
};

export const LongLabels: Story = {
  args: {
    lang: 'de',
    title: 'Bewerbung nach unserem Gespräch auf dem Festival',
    defaultValues: filled,
    errors: { resume: ['Bitte wähle ein PDF-, DOCX- oder ODT-Dokument aus.'] },
    labels: {
      ...de.eventApplicationFormLabels,
      firstName: 'Vollständiger Vorname',
      surname: 'Vollständiger Familienname',
      email: 'E-Mail-Adresse für unsere Antwort',
      code: 'Einmaliger Zugangscode',
      codeHint: 'Er steht auf der Karte, die du an unserem Festivalstand bekommen hast.',
      resume: 'Lebenslauf einschließlich sämtlicher Arbeitszeugnisse',
      resumeFile: {
        choose: 'Wähle eine Datei aus oder ziehe sie in dieses Feld hinein',
        selected: ({ name }) => `Ausgewählte Datei: ${name}`,
        remove: ({ name }) => `${name} wieder entfernen`,
      },
    },
  },
};

export const Japanese: Story = {
  args: {
    lang: 'ja',
    title: '会場でお会いした方へ',
    note: 'ブースでお話しした方のためのフォームです。',
    defaultValues: filled,
    familyNameFirst: true,
    labels: ja.eventApplicationFormLabels,
  },
};
