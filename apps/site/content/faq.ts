import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export interface FaqEntry {
  /** Place in the list, from 1; the row can be linked to as `/support#faq-<n>`. */
  n: number;
  question: MessageDescriptor;
  /** HTML, sanitised at build. */
  answer: MessageDescriptor;
}

/** The seven questions of the support page. An answer says only what the site itself can show. */
export const faq: readonly FaqEntry[] = [
  {
    n: 1,
    question: msg({ id: 'faq.1.question', message: 'What kind of game is Fatal?' }),
    answer: msg({
      id: 'faq.1.html',
      message: `<p>A series of third-person narrative survival-horror games. The first is <a href="/games/fatal-unleashed-darkness">Fatal: Unleashed Darkness</a>; its story and its pictures have a page of their own. Fatal II is in development. Fatal III and Fatal IV are locked, and so are we when asked about them.</p>`,
    }),
  },
  {
    n: 2,
    question: msg({ id: 'faq.2.question', message: 'When can I play it?' }),
    answer: msg({
      id: 'faq.2.html',
      message: `<p>There is no date that we could give you in good conscience. Until there is one, you can put the game on your Steam wishlist: the button and the count are at the foot of the <a href="/">home page</a>.</p>`,
    }),
  },
  {
    n: 3,
    question: msg({ id: 'faq.3.question', message: 'Are the positions paid?' }),
    answer: msg({
      id: 'faq.3.html',
      message: `<p>No. Every position is remote and unpaid, and that includes the leads. Each position says so above its form, and we would rather you read it here first.</p>`,
    }),
  },
  {
    n: 4,
    question: msg({ id: 'faq.4.question', message: 'How do I apply, and until when?' }),
    answer: msg({
      id: 'faq.4.html',
      message: `<p>Choose a position on the <a href="/careers">careers page</a> and fill in the form at its end. The closing date stands beside the form.</p><p>If none of the positions is yours, the general application is at the end of the careers page.</p>`,
    }),
  },
  {
    n: 5,
    question: msg({ id: 'faq.5.question', message: 'Do you offer internships?' }),
    answer: msg({
      id: 'faq.5.html',
      message: `<p>Curricular ones, through two partner art schools, one in Madrid and one in Navarra. They are part of the course, so the way to them leads through your school. What they are like is in <a href="/news/4">six questions and answers</a>.</p>`,
    }),
  },
  {
    n: 6,
    question: msg({ id: 'faq.6.question', message: 'My festival code does not work. What now?' }),
    answer: msg({
      id: 'faq.6.html',
      message: `<p>Write to us with <a href="/support#contact">the form on this page</a>. Put your code into the message exactly as it was printed (it begins with MD2025), and say where it failed.</p>`,
    }),
  },
  {
    n: 7,
    question: msg({ id: 'faq.7.question', message: 'What does this site remember about me?' }),
    answer: msg({
      id: 'faq.7.html',
      message: `<p>In your browser: that you have passed the gate, and your language. On our server: what you send us, and nothing that watches you meanwhile. The long version is the <a href="/privacy-policy">privacy policy</a>.</p>`,
    }),
  },
];
