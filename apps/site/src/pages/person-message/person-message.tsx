import { Dialog } from '@gloam/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { MessageFields } from './message-fields.tsx';
import { usePersonMessage } from './use-person-message.ts';

export interface PersonMessageProps {
  /** The id of the person that it is for. */
  to: number;
  /** Their full name. */
  person: string;
  /** How they are called. */
  name: string;
  open: boolean;
  /** `sent`: it arrived, and whoever opens it again wants to write another. */
  onClose: (sent: boolean) => void;
  /** What takes the focus back. */
  button: HTMLElement;
}

/** A message to one person of the team, who gets it by mail. It goes on being sent when the dialog is closed. */
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
