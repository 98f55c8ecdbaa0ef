import { describe, expect, it } from 'vitest';
import { contactStatus } from './contact-status.ts';

const none = {};
const some = { email: ['email'] };

describe('contactStatus', () => {
  it('passes on what has no errors', () => {
    for (const status of ['editing', 'sending', 'slow', 'failed', 'sent'] as const) {
      expect(contactStatus({ status, errors: none }, none)).toBe(status);
    }
  });

  it('is a failure whatever the server found', () => {
    expect(contactStatus({ status: 'editing', errors: some }, none)).toBe('failed');
    expect(contactStatus({ status: 'closed', errors: none }, none)).toBe('failed');
  });

  it('lets the form’s own errors replace the last outcome', () => {
    expect(contactStatus({ status: 'failed', errors: none }, some)).toBe('editing');
    expect(contactStatus({ status: 'sent', errors: none }, some)).toBe('editing');
  });
});
