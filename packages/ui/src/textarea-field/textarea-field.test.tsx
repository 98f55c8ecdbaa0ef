import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lengthOf } from './textarea-field.logic.js';
import * as stories from './textarea-field.stories.js';

const { Counter, Invalid } = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

describe('TextareaField', () => {
  it('describes the textarea by its error and passes it to the ref', () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(<Invalid ref={ref} />);
    const textarea = screen.getByRole('textbox', { name: 'Motivation' });
    expect(textarea).toHaveAttribute('aria-invalid', 'true');
    expect(textarea).toHaveAccessibleDescription('This field is required.');
    expect(ref.current).toBe(textarea);
  });

  it('accepts text above the advised length and announces advice after a pause', () => {
    vi.useFakeTimers();
    render(<Counter />);
    const textarea = screen.getByRole('textbox');
    expect(screen.getByText('14 of 40')).toHaveAttribute('aria-hidden', 'true');

    fireEvent.input(textarea, { target: { value: 'x'.repeat(41) } });
    expect(screen.getByText(/^1 more than the suggested/)).toHaveAttribute('data-over');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.input(textarea, { target: { value: 'x'.repeat(45) } });
    act(() => {
      vi.advanceTimersByTime(999);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^5 more than the suggested/);
    expect(textarea).not.toHaveAttribute('maxlength');
    expect(textarea).toHaveAttribute('aria-invalid', 'false');
  });

  it('keeps and counts text typed before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const field = <Counter defaultValue={undefined} />;
    container.innerHTML = renderToString(field);
    const textarea = container.querySelector('textarea');
    if (textarea) textarea.value = 'Early';
    const root = await act(() => hydrateRoot(container, field));
    expect(textarea).toHaveValue('Early');
    expect(screen.getByText('5 of 40')).toBeInTheDocument();
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});

describe('lengthOf', () => {
  it.each([
    ['', 0],
    [undefined, 0],
    ['fog', 3],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 1],
    ['暗闇', 2],
  ])('counts %j as %i', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});
