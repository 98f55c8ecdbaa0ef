import { Trans } from '@lingui/react/macro';
import { RouterLink } from '../frame/router-link.tsx';

/** What happens with the answers, said where they are given. */
export function PrivacyNote() {
  return (
    <Trans id="forms.privacy">
      We use your answers only to decide on your application. Our{' '}
      <RouterLink href="/privacy-policy">privacy policy</RouterLink> says how we use them and how long we keep
      them.
    </Trans>
  );
}
