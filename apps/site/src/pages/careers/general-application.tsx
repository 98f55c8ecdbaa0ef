import {
  ENDPOINTS,
  generalApplicationFields,
  generalApplicationSchema,
  validate,
  withScheme,
} from '@fatal/contracts';
import { Trans } from '@lingui/react/macro';
import { Form } from '@gloam/ui';
import { useState } from 'react';
import { draftOf, formClock } from '../../forms/form-clocks.ts';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { SentReference } from '../../forms/sent-reference.tsx';
import { useFields, type ValuesOf } from '../../forms/use-fields.ts';
import { useFormLabels } from '../../forms/use-form-labels.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSubmissionMessages } from '../../forms/messages.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';

/** Application form for people who don't fit any of the positions. */
export function GeneralApplication() {
  const labels = useFormLabels();
  const fields = useFields(generalApplicationFields, {
    full_name: { width: 'half' },
    surname: { width: 'half' },
    portfolio: { normalizeLink: withScheme },
    email: { width: 'half' },
    phone: { width: 'half' },
  });
  const messages = useSubmissionMessages();
  const [email, setEmail] = useState('');
  const { submit, cancel, ...submission } = useSubmission<ValuesOf<typeof generalApplicationFields>>({
    url: ENDPOINTS.generalApplication,
    check: (values) => validate(generalApplicationSchema, values),
  });

  return (
    <PartErrorBoundary>
      <Form
        className="mx-auto max-w-page px-margin py-section"
        id="general-application"
        title={<Trans id="careers.general.title">None of these? Write anyway.</Trans>}
        note={<Trans id="careers.general.note">Tell us what you do and what you’d like to do here.</Trans>}
        status={submission.status === 'closed' ? 'failed' : submission.status}
        errors={messages.fieldErrors(submission.errors)}
        failureMessage={messages.failure(submission.failure)}
        reference={<SentReference email={email} withdrawPath={submission.withdrawPath} />}
        privacyNote={<PrivacyNote />}
        draft={draftOf('general-application')}
        now={formClock}
        onSubmit={(values, signals) => {
          setEmail(values.email);
          void submit(values, signals);
        }}
        onCancel={cancel}
        fields={fields}
        labels={labels}
      />
    </PartErrorBoundary>
  );
}
