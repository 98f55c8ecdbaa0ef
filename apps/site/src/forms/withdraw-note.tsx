import { Trans } from '@lingui/react/macro';

/** Link for deleting the submission. Its target isn't a route of the app; the server renders it. */
export function WithdrawNote({ path }: { path: string }) {
  return (
    <Trans id="forms.withdraw">
      If you change your mind, you can <a href={path}>use this link to delete what you’ve sent</a>. Keep the
      link in case our email doesn’t arrive.
    </Trans>
  );
}
