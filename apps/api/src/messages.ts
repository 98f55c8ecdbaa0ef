import type { AcceptedBody, Locale } from '@fatal/contracts';

interface Messages {
  /** Somebody applied for a position, or in general. */
  applicationReceived: string;
  /** Somebody wrote through the contact form. */
  messageReceived: string;
}

const MESSAGES: Record<Locale, Messages> = {
  en: {
    applicationReceived: 'Thank you. We have received your application.',
    messageReceived: 'Thank you. We have received your message.',
  },
  es: {
    applicationReceived: 'Gracias. Hemos recibido tu candidatura.',
    messageReceived: 'Gracias. Hemos recibido tu mensaje.',
  },
  it: {
    applicationReceived: 'Grazie. Abbiamo ricevuto la tua candidatura.',
    messageReceived: 'Grazie. Abbiamo ricevuto il tuo messaggio.',
  },
  de: {
    applicationReceived: 'Vielen Dank. Deine Bewerbung ist bei uns eingegangen.',
    messageReceived: 'Vielen Dank. Deine Nachricht ist bei uns eingegangen.',
  },
  jp: {
    applicationReceived: 'ご応募ありがとうございます。確かに受け付けました。',
    messageReceived: 'お問い合わせありがとうございます。確かに受け付けました。',
  },
};

/** The body that thanks for a submission, in the visitor's language. */
export function acceptedBody(name: keyof Messages, locale: Locale): AcceptedBody {
  return { message: MESSAGES[locale][name] };
}
