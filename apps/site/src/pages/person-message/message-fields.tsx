import { personMessageFields, UNKNOWN_PERSON } from '@fatal/contracts';
import { Form } from '@gloam/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { draftOf, formClock } from '../../forms/form-clocks.ts';
import { useSubmissionMessages } from '../../forms/messages.tsx';
import { SentReference } from '../../forms/sent-reference.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormLabels } from '../../forms/use-form-labels.tsx';
import type { usePersonMessage } from './use-person-message.ts';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';

const OWN_ERRORS = {
  [UNKNOWN_PERSON]: msg({
    id: 'person-message.error.unknown',
    message:
      'This person doesn’t take messages here any more. Please write to the studio from the support page.',
  }),
};

interface MessageFieldsProps {
  to: number;
  name: string;
  message: ReturnType<typeof usePersonMessage>;
}

/** Form in the dialog. Focuses its first field. Each recipient has a separate draft. */
export function MessageFields({ to, name, message }: MessageFieldsProps) {
  const { t } = useLingui();
  const labels = useFormLabels();
  const fields = useFields(personMessageFields, {});
  const messages = useSubmissionMessages(OWN_ERRORS);
  const id = `message-${String(to)}`;

  useEffect(() => {
    document.getElementById(`${id}-firstName`)?.focus();
  }, [id]);

  return (
    <PartErrorBoundary>
      <Form
        id={id}
        layout="stacked"
        status={message.status === 'closed' ? 'failed' : message.status}
        errors={messages.fieldErrors(message.errors)}
        failureMessage={messages.failure(message.failure)}
        reference={<SentReference email={message.email} withdrawPath={message.withdrawPath} />}
        privacyNote={
          <Trans id="person-message.privacy">
            Your message is used only to answer you. Our <a href="/privacy-policy">privacy policy</a> says
            more.
          </Trans>
        }
        draft={draftOf(id)}
        now={formClock}
        onSubmit={(values, signals) => {
          message.setEmail(values.email);
          void message.submit(values, signals);
        }}
        onCancel={message.cancel}
        fields={fields}
        labels={{
          ...labels,
          submit: t({ id: 'person-message.submit', message: 'Send message' }),
          sentTitle: t({ id: 'person-message.sent.title', message: 'We’ve received your message.' }),
          sentText: t({ id: 'person-message.sent.text', message: `We’re passing it on to ${name}.` }),
        }}
      />
    </PartErrorBoundary>
  );
}
