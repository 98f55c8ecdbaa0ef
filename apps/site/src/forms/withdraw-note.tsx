import { Trans } from '@lingui/react/macro';

/** The link that takes back what was just sent. No page of the site: the server draws it. */
export function WithdrawNote({ path }: { path: string }) {
  return (
    <Trans id="forms.withdraw">
      If you change your mind, you can <a href={path}>use this link to delete what you’ve sent</a>. Keep the
      link in case our email doesn’t arrive.
    </Trans>
  );
}
