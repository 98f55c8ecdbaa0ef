import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { fileFieldLabels } from '../labels/en.js';
import * as stories from './file-field.stories.js';

const { Default } = composeStories(stories);

const resume = new File(['x'.repeat(3000)], 'nerea.pdf', { type: 'application/pdf' });
const input = () => screen.getByLabelText<HTMLInputElement>('Résumé');
const boxOf = (container: Element) => container.querySelector('.gloam-file') ?? container;

describe('FileField', () => {
  it('describes the input with the hint, the first error and the text of the empty field', () => {
    render(<Default hint="Up to 10 MB." errors={['Too large.', 'Wrong.']} />);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Up to 10 MB. Too large. Choose a file, or drop it here');
    expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('describes the input with the chosen file, and passes its size in bytes to the labels', async () => {
    const selected = vi.fn(() => 'Chosen.');
    render(<Default labels={{ ...fileFieldLabels, selected }} />);
    await userEvent.upload(input(), resume);
    expect(selected).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'nerea.pdf', size: 3000 }));
    expect(input()).toHaveAccessibleDescription('Chosen.');
  });

  it('removes the file, calls onChange and returns focus to the input', async () => {
    const onChange = vi.fn();
    const ref = createRef<HTMLInputElement>();
    render(<Default ref={ref} onChange={onChange} />);
    await userEvent.upload(input(), resume);
    expect(onChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Remove nerea.pdf' }));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(input().files).toHaveLength(0);
    expect(ref.current).toHaveFocus();
    await userEvent.upload(input(), resume);
    expect(screen.getByText('nerea.pdf, 3 kB')).toBeInTheDocument();
  });

  it('clears its text when the visitor cancels the choice in the file dialog', async () => {
    render(<Default />);
    await userEvent.upload(input(), resume);
    fireEvent.change(input(), { target: { files: [] } });
    expect(screen.queryByText('nerea.pdf, 3 kB')).not.toBeInTheDocument();
  });

  it.each([
    { title: 'marks a dragged file', types: ['Files'], disabled: false, isMarked: true },
    { title: 'ignores dragged text', types: ['text/plain'], disabled: false, isMarked: false },
    { title: 'ignores a dragged file while disabled', types: ['Files'], disabled: true, isMarked: false },
  ])('$title', ({ types, disabled, isMarked }) => {
    const { container } = render(<Default disabled={disabled} />);
    const box = boxOf(container);
    fireEvent.dragOver(box, { dataTransfer: { types, files: [] } });
    expect(box.hasAttribute('data-dragging')).toBe(isMarked);
    fireEvent.dragLeave(box);
    expect(box).not.toHaveAttribute('data-dragging');
  });

  it('shows a file that the visitor chose before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Default />);
    await userEvent.upload(input(), resume);
    const root = await act(() => hydrateRoot(container, <Default />));
    expect(screen.getByText('nerea.pdf, 3 kB')).toBeInTheDocument();
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});
