import { Trans } from '@lingui/react/macro';

/** The link that takes back what was just sent. No page of the site: the server draws it. */
export function WithdrawNote({ path }: { path: string }) {
  return (
    <Trans id="forms.withdraw">
      You can also <a href={path}>take it back with this link</a>. Keep it in case our mail does not arrive.
    </Trans>
  );
}
