import type { I18n } from '@lingui/core';
import { paragraph, small, type Block } from './content.ts';

/** Closing of a mail to the sender. */
export const signature = (i18n: I18n): Block =>
  paragraph(i18n._({ id: 'mail.signature', message: 'Best wishes from the Fatal team' }));

/** Returns a line with the id of a submission. */
export const reference = (i18n: I18n, id: string): Block =>
  small(i18n._({ id: 'mail.reference', message: 'Reference: {id}', values: { id } }));
