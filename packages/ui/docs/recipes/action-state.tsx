import { Checkbox, FormStatus, SubmitButton, TextField } from '@gloam/ui';
import { useActionState } from 'react';

export interface SignUpState {
  outcome: 'editing' | 'failed' | 'done';
  errors: Readonly<Record<string, readonly string[]>>;
  email: string;
}

interface SignUpProps {
  /** For example a server action. */
  signUp: (state: SignUpState, data: FormData) => Promise<SignUpState>;
}

const initial: SignUpState = { outcome: 'editing', errors: {}, email: '' };

export function SignUp({ signUp }: SignUpProps) {
  const [state, action, pending] = useActionState(signUp, initial);

  if (state.outcome === 'done') return <p role="status">Look into your mailbox.</p>;
  return (
    <form action={action} noValidate>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        // React resets a form after its action, so the action returns the typed text.
        defaultValue={state.email}
        errors={state.errors.email}
      />
      <Checkbox label="You may write to me" name="consent" errors={state.errors.consent} />
      <FormStatus
        status={pending ? 'sending' : state.outcome}
        failureMessage="That did not arrive. Please try again."
        labels={{ sending: 'Sending…', stillWorking: 'Still working.', cancel: 'Stop waiting' }}
      />
      <SubmitButton sending={pending} labels={{ submit: 'Sign up', sending: 'Sending…' }} />
    </form>
  );
}
