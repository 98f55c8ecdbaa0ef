import {
  CONTACT_REASONS,
  contactFields,
  contactSchema,
  ENDPOINTS,
  joinPhone,
  defaultPhonePrefix,
  validate,
  type ContactReason,
  type FieldErrors,
} from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from '@gloam/ui';
import { useState } from 'react';
import { useSite } from '../../routes/site-context.ts';
import { draftOf, formClock } from '../../forms/form-clocks.ts';
import { WithdrawNote } from '../../forms/withdraw-note.tsx';
import { useFields, type ValuesOf } from '../../forms/use-fields.ts';
import { useFormLabels } from '../../forms/use-form-labels.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSubmissionMessages } from '../../forms/messages.tsx';
import { useContactErrors } from './contact-errors.ts';
import { contactStatus } from './contact-status.ts';
import { useReasonFromUrl } from './use-reason-from-url.ts';
import { useMessageCounter } from './use-message-counter.ts';
import { usePhonePrefixes } from './use-phone-prefixes.ts';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';

const checkContact = ({
  phonePrefix,
  phone,
  ...values
}: ValuesOf<typeof contactFields> & { phonePrefix: string }) =>
  validate(contactSchema, { ...values, phone: joinPhone(phonePrefix, phone) });

/** Contact form, at `#contact`. */
export function Contact() {
  const { t } = useLingui();
  const { locale } = useSite();
  const labels = useFormLabels();
  const wordErrors = useContactErrors();
  const { failure } = useSubmissionMessages();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { submit, cancel, ...submission } = useSubmission({ url: ENDPOINTS.contact, check: checkContact });

  useReasonFromUrl();

  const reasonNames: Record<ContactReason, string> = {
    partner: t({ id: 'support.reason.partner', message: 'A collaboration' }),
    general: t({ id: 'support.reason.general', message: 'A question' }),
    work: t({ id: 'support.reason.work', message: 'Joining the team' }),
    other: t({ id: 'support.reason.other', message: 'Something else' }),
  };

  const fields = useFields(contactFields, {
    firstName: { width: 'half' },
    surname: { width: 'half' },
    phone: {
      kind: 'phone',
      prefixes: usePhonePrefixes(),
      labels: { prefix: t({ id: 'support.contact.phonePrefix', message: 'Country code' }) },
    },
    reason: {
      options: CONTACT_REASONS.map((value) => ({ value, label: reasonNames[value] })),
      placeholder: t({ id: 'support.contact.reasonPlaceholder', message: 'Choose one' }),
    },
    message: {
      rows: 6,
      placeholder: t({
        id: 'support.contact.messagePlaceholder',
        message: 'About 500 characters. Longer is fine.',
      }),
      advisedLength: 500,
      labels: useMessageCounter(),
    },
  });

  const failed = t({
    id: 'support.contact.failed',
    message: 'Error sending message. Please try again later.',
  });

  return (
    <PartErrorBoundary>
      <Form
        className="mx-auto max-w-page px-margin py-section"
        id="contact"
        title={t({ id: 'support.contact.title', message: 'Write to the studio' })}
        note={
          <Trans id="support.contact.note">
            A person reads every message. For journalists there is a <a href="/press">press kit</a> with an
            email address of its own.
          </Trans>
        }
        status={contactStatus(submission, errors)}
        errors={wordErrors(errors)}
        failureMessage={failure(submission.failure === 'limited' ? 'global' : submission.failure, failed)}
        sentMessage={
          <>
            <span>
              {submission.message ||
                t({ id: 'support.contact.sent', message: 'We’ve received your message.' })}
            </span>{' '}
            {submission.withdrawPath !== undefined && <WithdrawNote path={submission.withdrawPath} />}
          </>
        }
        privacyNote={
          <Trans id="support.contact.privacy">
            We use what you write only to answer you. Our <a href="/privacy-policy">privacy policy</a> says
            more.
          </Trans>
        }
        defaultValues={{ phonePrefix: defaultPhonePrefix(locale) }}
        draft={draftOf('contact')}
        now={formClock}
        onSubmit={(values, signals) => {
          const checked = checkContact(values);
          setErrors(checked.ok ? {} : checked.errors);
          if (checked.ok) void submit(values, signals);
        }}
        onCancel={cancel}
        fields={fields}
        labels={{
          ...labels,
          submit: t({ id: 'support.contact.submit', message: 'Send message' }),
        }}
      />
    </PartErrorBoundary>
  );
}
