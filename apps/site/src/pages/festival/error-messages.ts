import type { EventApplicationErrorKey } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Messages for error keys that only this form has. */
export const ERROR_MESSAGES: Record<EventApplicationErrorKey, MessageDescriptor> = {
  code_unknown: msg({
    id: 'application_form.error.code_unknown',
    message: 'We don’t recognise this code. Check it against the card you got at our stand.',
  }),
  code_used: msg({ id: 'application_form.error.code_used', message: 'This code has already been used.' }),
  valid_link: msg({
    id: 'application_form.error.valid_link',
    message: 'Add at least one valid link to your work.',
  }),
  file_type: msg({ id: 'application_form.error.file_type', message: 'Choose a PDF, DOCX or ODT file.' }),
  file_size: msg({ id: 'application_form.error.file_size', message: 'The file can’t be larger than 10 MB.' }),
};
