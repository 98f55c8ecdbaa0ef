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
import { ApplicationForm, type ApplicationFormValues } from '@gloam/ui';
import { useState } from 'react';
import { usePlatformNames } from '../../layout/use-platform-names.ts';
import { draftOf, formClock } from '../../forms/form-clocks.ts';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { useDeadline } from '../../forms/use-deadline.ts';
import { SentReference } from '../../forms/sent-reference.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormLabels } from '../../forms/use-form-labels.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSubmissionMessages } from '../../forms/messages.tsx';
import { ApplicationSummary } from './application-summary.tsx';
import { inPart } from '../../shared/part-boundary.tsx';

const Form = inPart(ApplicationForm);

interface RoleApplicationProps {
  /** The English name that travels to the API. */
  role: PositionRoleName;
  /** The same in the visitor's language. */
  title: string;
}

/** The application form of one position, at `#apply`. */
export function RoleApplication({ role, title }: RoleApplicationProps) {
  const { i18n, t } = useLingui();
  const deadline = useDeadline();
  const labels = useFormLabels();
  const form = useFields(applicationFields);
  const messages = useSubmissionMessages();
  const platformNames = usePlatformNames();
  const [email, setEmail] = useState('');
  const { submit, cancel, ...submission } = useSubmission<ApplicationFormValues>({
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

  return (
    <Form
      className="mx-auto max-w-page px-margin py-section"
      id="apply"
      title={<Trans id="positions.form.title">Apply</Trans>}
      aside={<ApplicationSummary deadline={deadline.text} />}
      positionName={title}
      status={deadline.closed && submission.status !== 'sent' ? 'closed' : submission.status}
      errors={messages.fieldErrors(submission.errors)}
      failureMessage={messages.failure(submission.failure)}
      reference={<SentReference email={email} withdrawPath={submission.withdrawPath} />}
      privacyNote={<PrivacyNote />}
      platforms={SOCIAL_PLATFORMS.map((value) => ({
        value,
        label: platformNames[value],
        repeatable: value === 'other',
      }))}
      sources={SOURCES.map((value) => ({ value, label: sourceNames[value] }))}
      normalizeLink={withScheme}
      draft={draftOf(`application:${role}`)}
      now={formClock}
      onSubmit={(values, signals) => {
        setEmail(values.email);
        void submit(values, signals);
      }}
      onCancel={cancel}
      fields={form.fields}
      labels={{
        ...labels,
        ...form.labels,
        position: i18n._(roleField.label),
        links: {
          legend: form.labels.socialLinks,
          platform: t({ id: 'positions.form.platform', message: 'Platform' }),
          platformPlaceholder: t({ id: 'positions.form.platformPlaceholder', message: 'Choose one' }),
          link: t({ id: 'positions.form.link', message: 'URL' }),
          add: t({ id: 'positions.form.addLink', message: 'Add a link' }),
          row: ({ index }) => t({ id: 'positions.form.row', message: `Link ${index}` }),
          linkPlaceholder: 'https://',
          remove: ({ index }) => t({ id: 'positions.form.removeLink', message: `Remove link ${index}` }),
        },
        linksHint: t({ id: 'positions.form.linksHint', message: 'All links must start with https://' }),
        linkField: ({ index, part }) =>
          part === 'platform'
            ? t({ id: 'positions.form.linkPlatform', message: `Link ${index}: platform` })
            : t({ id: 'positions.form.linkUrl', message: `Link ${index}: URL` }),
        sourcePlaceholder: t({ id: 'positions.form.sourcePlaceholder', message: 'Choose one' }),
        otherSource: t({ id: 'positions.form.otherSource', message: 'Tell us where' }),
        closedTitle: t({ id: 'positions.form.closedTitle', message: 'Applications are closed.' }),
        closedText: t({
          id: 'positions.form.closedText',
          message: 'The form closed at its deadline. New positions are announced in our news.',
        }),
      }}
    />
  );
}
