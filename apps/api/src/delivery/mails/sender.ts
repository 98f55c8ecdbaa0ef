import { isFamilyNameFirst } from '@fatal/contracts';
import type { Submission } from '../../store/store.ts';

/** The name of a sender as people of their language write it; empty where the form asks for none. */
export function senderName({ locale, payload }: Pick<Submission, 'locale' | 'payload'>): string {
  const text = (field: string) => (typeof payload[field] === 'string' ? payload[field].trim() : '');
  const first = text('full_name') || text('first_name') || text('firstName');
  const names = [first, text('surname')].filter((name) => name !== '');
  return (isFamilyNameFirst(locale) ? names.reverse() : names).join(' ');
}
