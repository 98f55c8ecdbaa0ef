import {
  applicationFields,
  applicationFormSchema,
  ENDPOINTS,
  roleField,
  SOCIAL_PLATFORMS,
  SOURCES,
  toApplicationPayload,
  validate,
  withScheme,
  type PositionRoleName,
  type Source,
} from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Form, LinkRowsField } from '@gloam/ui';
import { useState } from 'react';
import { usePlatformNames } from '../../layout/use-platform-names.ts';
import { draftOf, formClock } from '../../forms/form-clocks.ts';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { useDeadline } from '../../forms/use-deadline.ts';
import { SentReference } from '../../forms/sent-reference.tsx';
import { useFields, type ValuesOf } from '../../forms/use-fields.ts';
import { useFormLabels } from '../../forms/use-form-labels.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSubmissionMessages } from '../../forms/messages.tsx';
import { ApplicationSummary } from './application-summary.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';

interface RoleApplicationProps {
  /** English name, as sent to the API. */
  role: PositionRoleName;
  /** Title in the current language. */
  title: string;
}

/** Application form of a position, at `#apply`. */
export function RoleApplication({ role, title }: RoleApplicationProps) {
  const { i18n, t } = useLingui();
  const deadline = useDeadline();
  const labels = useFormLabels();
  const messages = useSubmissionMessages();
  const platformNames = usePlatformNames();
  const [email, setEmail] = useState('');
  const { submit, cancel, ...submission } = useSubmission<ValuesOf<typeof applicationFields>>({
    url: ENDPOINTS.applications,
    check: (values) => {
      const checked = validate(applicationFormSchema, values);
      return checked.ok ? { ok: true, value: toApplicationPayload(checked.value, role) } : checked;
    },
  });

  const sourceNames: Record<Source, string> = {
    website: t({ id: 'positions.source.website', message: 'This website' }),
    socialMedia: t({ id: 'positions.source.socialMedia', message: 'Social media' }),
    friend: t({ id: 'positions.source.friend', message: 'A friend' }),
    linkedin: platformNames.linkedin,
    artstation: platformNames.artstation,
    other: t({ id: 'positions.source.other', message: 'Other' }),
  };

  const fields = useFields(applicationFields, {
    full_name: { width: 'half' },
    surname: { width: 'half' },
    email: { width: 'half' },
    phone: { width: 'half' },
    social_links: {
      control: LinkRowsField,
      hint: t({ id: 'positions.form.linksHint', message: 'All links must start with https://' }),
      platforms: SOCIAL_PLATFORMS.map((value) => ({
        value,
        label: platformNames[value],
        repeatable: value === 'other',
      })),
      normalizeLink: withScheme,
      controlName: ({ index, part }) =>
        part === 'platform'
          ? t({ id: 'positions.form.linkPlatform', message: `Link ${index}: platform` })
          : t({ id: 'positions.form.linkUrl', message: `Link ${index}: URL` }),
      labels: {
        platform: t({ id: 'positions.form.platform', message: 'Platform' }),
        platformPlaceholder: t({ id: 'positions.form.platformPlaceholder', message: 'Choose one' }),
        link: t({ id: 'positions.form.link', message: 'URL' }),
        add: t({ id: 'positions.form.addLink', message: 'Add a link' }),
        row: ({ index }) => t({ id: 'positions.form.row', message: `Link ${index}` }),
        linkPlaceholder: 'https://',
        remove: ({ index }) => t({ id: 'positions.form.removeLink', message: `Remove link ${index}` }),
      },
    },
    source: {
      width: 'half',
      options: SOURCES.map((value) => ({ value, label: sourceNames[value] })),
      placeholder: t({ id: 'positions.form.sourcePlaceholder', message: 'Choose one' }),
      autoComplete: 'off',
    },
  });

  /** Sent as the value of `source`, so it has no row in the table. */
  const otherSource = {
    name: 'other_source',
    label: t({ id: 'positions.form.otherSource', message: 'Tell us where' }),
    width: 'half',
    visibleWhen: { source: 'other' },
    autoComplete: 'off',
  } as const;

  return (
    <PartErrorBoundary>
      <Form
        className="mx-auto max-w-page px-margin py-section"
        id="apply"
        title={<Trans id="positions.form.title">Apply</Trans>}
        aside={<ApplicationSummary deadline={deadline.text} />}
        intro={
          <>
            <span>{i18n._(roleField.label)}</span> <strong>{title}</strong>
          </>
        }
        layout="wide"
        status={deadline.closed && submission.status !== 'sent' ? 'closed' : submission.status}
        errors={messages.fieldErrors(submission.errors)}
        failureMessage={messages.failure(submission.failure)}
        reference={<SentReference email={email} withdrawPath={submission.withdrawPath} />}
        privacyNote={<PrivacyNote />}
        draft={draftOf(`application:${role}`)}
        now={formClock}
        onSubmit={(values, signals) => {
          setEmail(values.email);
          void submit(values, signals);
        }}
        onCancel={cancel}
        fields={[...fields, otherSource]}
        labels={{
          ...labels,
          closedTitle: t({ id: 'positions.form.closedTitle', message: 'Applications are closed.' }),
          closedText: t({
            id: 'positions.form.closedText',
            message: 'The form closed at its deadline. New positions are announced in our news.',
          }),
        }}
      />
    </PartErrorBoundary>
  );
}
