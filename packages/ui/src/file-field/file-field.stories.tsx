import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { FileField } from './file-field.js';
import { fileFieldFixtures } from './file-field.fixtures.js';

const { fixtures } = fileFieldFixtures;

const meta = { title: 'Forms/File field', component: FileField, args: fixtures.basic } satisfies Meta<
  typeof FileField
>;
export default meta;

type Story = StoryObj<typeof meta>;

const resume = () => new File(['%PDF-1.7 '.repeat(300)], 'nerea-okafor.pdf', { type: 'application/pdf' });

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Résumé');
    await userEvent.upload(input, resume());
    await expect(input).toHaveAccessibleDescription('nerea-okafor.pdf, 3 kB');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nerea-okafor.pdf' }));
    await expect(input).toHaveFocus();
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveAccessibleDescription('Choose a file, or drop it here');
  },
};

/** A file dropped on the field is chosen as by the dialog; of several, the first. */
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

export const WithHint: Story = { args: fixtures.withHint };

export const Optional: Story = { args: fixtures.optional };

export const Invalid: Story = {
  args: fixtures.invalid,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Résumé')).toHaveAccessibleDescription(
      'Choose a PDF, DOCX or ODT file. Choose a file, or drop it here',
    );
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = {
  args: fixtures.withHint,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Résumé'), resume());
  },
};

export const Narrow: Story = {
  args: fixtures.longLabels,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(/Lebenslauf/),
      new File(['x'], `${'lebenslauf'.repeat(8)}.pdf`),
    );
  },
};
