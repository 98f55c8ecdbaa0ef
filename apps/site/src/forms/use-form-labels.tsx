import { plural } from '@lingui/core/macro';
import { formatTag } from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '../routes/site-context.ts';

/** Returns the labels that all forms of the site share. */
export function useFormLabels() {
  const { t } = useLingui();
  const { locale } = useSite();
  const tag = formatTag(locale);
  const errorSummary = ({ count }: { count: number }) =>
    t({
      id: 'forms.errorSummary',
      message: plural(count, {
        one: `${count} field needs attention`,
        other: `${count} fields need attention`,
      }),
    });

  return {
    optional: t({ id: 'forms.optional', message: 'Optional' }),
    sending: t({ id: 'forms.sending', message: 'Sending…' }),
    stillWorking: t({
      id: 'forms.stillWorking',
      message: 'Still sending. Your connection or our server is slow.',
    }),
    cancel: t({ id: 'forms.cancel', message: 'Stop sending' }),
    errorSummary,
    // No form works without JavaScript. The email address is only on the privacy policy, where the law requires it.
    noScript: (
      <Trans id="forms.noScript">
        This form needs JavaScript. Please switch it on, or write to us by email: you’ll find the email
        address in our <a href="/privacy-policy">privacy policy</a>.
      </Trans>
    ),
    draft: {
      offer: ({ savedAt }: { savedAt: Date }) => {
        const when = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(savedAt);
        return t({
          id: 'forms.draft.offer',
          message: `You started this form earlier. Your draft from ${when} is saved on this device.`,
        });
      },
      restore: t({ id: 'forms.draft.restore', message: 'Restore the draft' }),
      discard: t({ id: 'forms.draft.discard', message: 'Discard the draft' }),
      restored: t({ id: 'forms.draft.restored', message: 'The draft has been restored.' }),
      discarded: t({ id: 'forms.draft.discarded', message: 'The draft has been discarded.' }),
    },
    submit: t({ id: 'forms.submit', message: 'Send application' }),
    sentTitle: t({ id: 'forms.sent.title', message: 'We’ve received your application.' }),
    sentText: t({
      id: 'forms.sent.text',
      message: 'We’ll confirm it by email. If you can’t find the email, check your spam folder.',
    }),
  };
}
