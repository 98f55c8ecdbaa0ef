import { WithdrawNote } from './withdraw-note.tsx';

interface SentReferenceProps {
  email: string;
  withdrawPath: string | undefined;
}

/** Address that the confirmation is sent to, and the withdrawal link in case it doesn't arrive. */
export function SentReference({ email, withdrawPath }: SentReferenceProps) {
  return (
    <>
      <span>{email}</span>
      {withdrawPath !== undefined && (
        <>
          <br />
          <WithdrawNote path={withdrawPath} />
        </>
      )}
    </>
  );
}
