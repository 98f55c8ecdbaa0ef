import {
  checkEventApplication,
  EVENT_APPLICATIONS_ENDPOINT,
  eventApplicationFields,
  MAX_PORTFOLIO_LINKS,
  MAX_RESUME_SIZE,
  RESUME_FIELD,
  RESUME_TYPES,
  resumeField,
  toEventApplicationFields,
  withScheme,
} from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileField, Form, LinkRowsField } from '@gloam/ui';
import { useState } from 'react';
import { draftOf, formClock } from '../../forms/form-clocks.ts';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { SentReference } from '../../forms/sent-reference.tsx';
import { useFields, type ValuesOf } from '../../forms/use-fields.ts';
import { useFormLabels } from '../../forms/use-form-labels.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSubmissionMessages } from '../../forms/messages.tsx';
import { useFileSizeFormat } from '../../layout/use-file-size-format.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';

const FIELDS = { ...eventApplicationFields, [RESUME_FIELD]: resumeField } as const;

const ACCEPTED_FILES = Object.keys(RESUME_TYPES)
  .map((extension) => `.${extension}`)
  .join();

/** Application form, at `#apply`, for people who met the studio at the festival. */
export function FestivalApplication() {
  const { t } = useLingui();
  const labels = useFormLabels();
  const messages = useSubmissionMessages(ERROR_MESSAGES);
  const sizeOf = useFileSizeFormat();
  const [email, setEmail] = useState('');
  const { submit, cancel, ...submission } = useSubmission<ValuesOf<typeof FIELDS>>({
    url: EVENT_APPLICATIONS_ENDPOINT,
    check: (values) => {
      const checked = checkEventApplication(values);
      return checked.ok ? { ok: true, value: toEventApplicationFields(checked.value) } : checked;
    },
    attachment: ({ resume }) => resume && { name: RESUME_FIELD, file: resume },
  });
  const largest = sizeOf(MAX_RESUME_SIZE);
  const fields = useFields(FIELDS, {
    first_name: { width: 'half' },
    surname: { width: 'half' },
    md_code: {
      hint: t({
        id: 'festival.form.codeHint',
        message: 'It’s on the back of the card and begins with MD2025, such as MD2025ABCD.',
      }),
      autoCapitalize: 'characters',
      spellCheck: false,
    },
    portfolio_links: {
      control: LinkRowsField,
      hint: t({
        id: 'festival.form.linksHint',
        message: 'Add one to five links. All links must start with https://',
      }),
      maxRows: MAX_PORTFOLIO_LINKS,
      normalizeLink: withScheme,
      labels: {
        row: ({ index }) => t({ id: 'festival.form.row', message: `Link ${index}` }),
        link: t({ id: 'festival.form.link', message: 'URL' }),
        linkPlaceholder: 'https://',
        add: t({ id: 'festival.form.addLink', message: 'Add a link' }),
        remove: ({ index }) => t({ id: 'festival.form.removeLink', message: `Remove link ${index}` }),
      },
    },
    [RESUME_FIELD]: {
      control: FileField,
      hint: t({ id: 'festival.form.resumeHint', message: `PDF, DOCX or ODT, up to ${largest}.` }),
      accept: ACCEPTED_FILES,
      labels: {
        choose: t({ id: 'festival.form.chooseFile', message: 'Choose a file, or drop it here' }),
        selected: ({ name, size }) => {
          const fileSize = sizeOf(size);
          return t({ id: 'festival.form.selectedFile', message: `${name}, ${fileSize}` });
        },
        remove: ({ name }) => t({ id: 'festival.form.removeFile', message: `Remove ${name}` }),
      },
    },
  });

  return (
    <PartErrorBoundary>
      <Form
        className="mx-auto max-w-page px-margin py-section"
        id="apply"
        title={<Trans id="festival.form.title">Apply with your code</Trans>}
        note={<Trans id="festival.form.note">For people with a card from our stand.</Trans>}
        status={submission.status}
        errors={messages.fieldErrors(submission.errors)}
        failureMessage={messages.failure(submission.failure)}
        reference={<SentReference email={email} withdrawPath={submission.withdrawPath} />}
        privacyNote={<PrivacyNote />}
        draft={draftOf('festival')}
        now={formClock}
        onSubmit={(values, signals) => {
          setEmail(values.email);
          void submit(values, signals);
        }}
        onCancel={cancel}
        fields={fields}
        labels={{
          ...labels,
          closedTitle: t({ id: 'festival.form.closedTitle', message: 'This form has closed.' }),
          closedText: t({
            id: 'festival.form.closedText',
            message: 'Your card is still good for a conversation: write to us from the support page.',
          }),
        }}
      />
    </PartErrorBoundary>
  );
}
