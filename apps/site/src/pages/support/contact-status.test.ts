import { describe, expect, it } from 'vitest';
import { contactStatus } from './contact-status.ts';

const none = {};
const some = { email: ['email'] };

describe('contactStatus', () => {
  it('returns the status if there are no errors', () => {
    for (const status of ['editing', 'sending', 'slow', 'failed', 'sent'] as const) {
      expect(contactStatus({ status, errors: none }, none)).toBe(status);
    }
  });

  it('returns failed for any error from the server', () => {
    expect(contactStatus({ status: 'editing', errors: some }, none)).toBe('failed');
    expect(contactStatus({ status: 'closed', errors: none }, none)).toBe('failed');
  });

  it('returns editing if the form has errors of its own', () => {
    expect(contactStatus({ status: 'failed', errors: none }, some)).toBe('editing');
    expect(contactStatus({ status: 'sent', errors: none }, some)).toBe('editing');
  });
});
