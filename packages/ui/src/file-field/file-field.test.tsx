import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FileField } from './file-field.js';
import { fileFieldFixtures } from './file-field.fixtures.js';

const { fixtures } = fileFieldFixtures;

const resume = new File(['x'.repeat(3000)], 'nerea.pdf', { type: 'application/pdf' });
const input = () => screen.getByLabelText<HTMLInputElement>('Résumé');

describe('FileField', () => {
  it('names the input by its label and says that it is empty', () => {
    render(<FileField {...fixtures.basic} />);
    expect(input()).toHaveAttribute('type', 'file');
    expect(input()).toHaveAttribute('accept', '.pdf,.docx,.odt');
    expect(input()).toHaveAccessibleName('Résumé');
    expect(input()).toHaveAccessibleDescription('Choose a file, or drop it here');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says which file was chosen, and gives its size in bytes to the words', async () => {
    const selected = vi.fn(() => 'Chosen.');
    render(<FileField {...fixtures.basic} labels={{ ...fixtures.basic.labels, selected }} />);
    await userEvent.upload(input(), resume);
    expect(selected).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'nerea.pdf', size: 3000 }));
    expect(input()).toHaveAccessibleDescription('Chosen.');
  });

  it('takes the file out again, tells who listens, and gives the focus back', async () => {
    const onChange = vi.fn();
    render(<FileField {...fixtures.basic} onChange={onChange} />);
    await userEvent.upload(input(), resume);
    expect(onChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Remove nerea.pdf' }));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(input().files).toHaveLength(0);
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.upload(input(), resume);
    expect(screen.getByText('nerea.pdf, 3 kB')).toBeInTheDocument();
  });

  it('knows a choice that was taken back in the dialog', async () => {
    render(<FileField {...fixtures.basic} />);
    await userEvent.upload(input(), resume);
    fireEvent.change(input(), { target: { files: [] } });
    expect(screen.queryByText('nerea.pdf, 3 kB')).not.toBeInTheDocument();
  });

  it('takes no text for a file, and nothing at all while it is disabled', () => {
    const { rerender, container } = render(<FileField {...fixtures.basic} />);
    const box = container.querySelector('.gloam-file');
    const over = (types: string[]) => box && fireEvent.dragOver(box, { dataTransfer: { types, files: [] } });
    over(['text/plain']);
    expect(box).not.toHaveAttribute('data-dragging');
    over(['Files']);
    expect(box).toHaveAttribute('data-dragging');
    if (box) fireEvent.dragLeave(box);
    expect(box).not.toHaveAttribute('data-dragging');
    rerender(<FileField {...fixtures.basic} disabled />);
    over(['Files']);
    expect(box).not.toHaveAttribute('data-dragging');
  });

  it('ties hint and first error to the input', () => {
    render(<FileField {...fixtures.withHint} errors={['Too large.', 'Wrong.']} />);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(
      'PDF, DOCX or ODT, up to 10 MB. Too large. Choose a file, or drop it here',
    );
    expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
  });

  it('gives its input to a ref', () => {
    const ref = createRef<HTMLInputElement>();
    render(<FileField {...fixtures.basic} ref={ref} />);
    expect(ref.current).toBe(input());
  });

  it('knows a file chosen before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<FileField {...fixtures.basic} />);
    await userEvent.upload(input(), resume);
    const root = await act(() => hydrateRoot(container, <FileField {...fixtures.basic} />));
    expect(screen.getByText('nerea.pdf, 3 kB')).toBeInTheDocument();
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});
