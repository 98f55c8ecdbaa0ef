import { WithdrawNote } from './withdraw-note.tsx';

interface SentReferenceProps {
  email: string;
  withdrawPath: string | undefined;
}

/** Where the mail goes, and what to keep should it not arrive. */
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
