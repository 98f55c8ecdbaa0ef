import { Trans } from '@lingui/react/macro';

/** Note in a form about how its answers are used. */
export function PrivacyNote() {
  return (
    <Trans id="forms.privacy">
      We use your answers only to decide on your application. By sending them you agree to that. Our{' '}
      <a href="/privacy-policy">privacy policy</a> says how we use them and how long we keep them.
    </Trans>
  );
}
