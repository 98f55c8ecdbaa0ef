import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingOverlay } from './loading-overlay.js';

describe('LoadingOverlay', () => {
  it('is hidden from screen readers and passes its times to CSS', () => {
    const { container } = render(<LoadingOverlay duration={4000} fade={1200} />);
    const overlay = container.firstElementChild;
    expect(overlay).toHaveAttribute('aria-hidden', 'true');
    expect(overlay).toHaveStyle({
      '--gloam-loading-overlay-duration': '4000ms',
      '--gloam-loading-overlay-fade': '1200ms',
    });
  });
});
