import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextareaField } from './textarea-field.js';
import { textareaFieldFixtures } from './textarea-field.fixtures.js';
import { lengthOf } from './textarea-field.logic.js';

const { fixtures } = textareaFieldFixtures;

afterEach(() => {
  vi.useRealTimers();
});

describe('TextareaField', () => {
  it('names the textarea and ties the error to it', () => {
    render(<TextareaField {...fixtures.invalid} />);
    const textarea = screen.getByRole('textbox', { name: 'Motivation' });
    expect(textarea).toHaveAttribute('aria-invalid', 'true');
    expect(textarea).toHaveAccessibleDescription('This field is required.');
  });

  it('gives its textarea to a ref, and takes it back', () => {
    const ref = createRef<HTMLTextAreaElement>();
    const { unmount } = render(<TextareaField {...fixtures.basic} ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
    unmount();
    expect(ref.current).toBeNull();
  });

  it('counts without saying so, and gives advice above the length without refusing anything', () => {
    vi.useFakeTimers();
    render(<TextareaField {...fixtures.counter} />);
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

  it('counts and keeps what was typed before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const field = <TextareaField {...fixtures.counter} defaultValue={undefined} />;
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
