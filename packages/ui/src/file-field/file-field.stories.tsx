import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { fileFieldLabels } from '../labels/en.js';
import { FileField } from './file-field.js';

const meta = {
  title: 'Forms/File field',
  component: FileField,
  args: { label: 'Résumé', name: 'resume', accept: '.pdf,.docx,.odt', labels: fileFieldLabels },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

const resume = () => new File(['%PDF-1.7 '.repeat(300)], 'nerea-okafor.pdf', { type: 'application/pdf' });

export const Default: Story = { tags: ['visual'] };

/** The first of two dropped files is chosen. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Résumé');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(resume());
    dataTransfer.items.add(new File(['x'], 'second.pdf'));
    await fireEvent(input, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-dragging'));
    await fireEvent(input, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-dragging'));
    await expect(input.parentElement).toHaveAttribute('data-filled');
    await expect(Array.from(input.files ?? [], ({ name }) => name)).toEqual(['nerea-okafor.pdf']);
    await expect(canvas.getByText('nerea-okafor.pdf, 3 kB')).toBeVisible();
  },
};

export const Invalid: Story = { args: { errors: sampleErrors.file } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    label: 'Lebenslauf einschließlich sämtlicher Arbeitszeugnisse',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Als PDF-, DOCX- oder ODT-Dokument mit höchstens zehn Megabyte.',
    errors: ['Die ausgewählte Datei überschreitet die zulässige Höchstgröße.'],
    labels: {
      choose: 'Wähle eine Datei aus oder ziehe sie in dieses Feld hinein',
      selected: ({ name }) => `Ausgewählte Datei: ${name}`,
      remove: ({ name }) => `${name} wieder entfernen`,
    },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Résumé'), resume());
  },
};

export const Narrow: Story = {
  args: LongLabels.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(/Lebenslauf/),
      new File(['x'], `${'lebenslauf'.repeat(8)}.pdf`),
    );
  },
};
