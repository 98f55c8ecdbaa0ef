import { Trans } from '@lingui/react/macro';

/** What happens with the answers, said where they are given. */
export function PrivacyNote() {
  return (
    <Trans id="forms.privacy">
      We use your answers only to decide on your application. By sending them you agree to that. Our{' '}
      <a href="/privacy-policy">privacy policy</a> says how we use them and how long we keep them.
    </Trans>
  );
}
