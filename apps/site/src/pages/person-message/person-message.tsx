import { Dialog } from '@gloam/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { MessageFields } from './message-fields.tsx';
import { usePersonMessage } from './use-person-message.ts';

export interface PersonMessageProps {
  /** Id of the recipient. */
  to: number;
  /** Full name of the recipient. */
  person: string;
  /** Name to call the recipient by. */
  name: string;
  open: boolean;
  /** `sent`: whether the message was sent, so that reopening the dialog should start a new one. */
  onClose: (sent: boolean) => void;
  /** Element that gets focus when the dialog closes. */
  button: HTMLElement;
}

/** Dialog for a message to a team member, who gets it by email. Closing the dialog doesn't cancel sending. */
export function PersonMessage({ to, person, name, open, onClose, button }: PersonMessageProps) {
  const { t } = useLingui();
  const message = usePersonMessage(to);
  const returnFocusRef = useRef(button);

  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        onClose(message.status === 'sent');
      }}
      title={t({ id: 'person-message.title', message: `Write to ${person}` })}
      description={t({
        id: 'person-message.note',
        message: `We’ll email it to ${name} and nobody else on the team. If they answer, they’ll write to your email address.`,
      })}
      returnFocusRef={returnFocusRef}
      labels={{ close: t({ id: 'person-message.close', message: 'Close' }) }}
    >
      <MessageFields to={to} name={name} message={message} />
    </Dialog>
  );
}
