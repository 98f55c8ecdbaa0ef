import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export interface LegalSection {
  title: MessageDescriptor;
  /** HTML, sanitised at build. */
  text: MessageDescriptor;
}

/** The day of both texts. The written form is part of the text and the same in every language. */
export const legalDate = { dateTime: '2024-11-16', date: '16/11/2024' } as const;

/** The terms of use. */
export const terms: readonly LegalSection[] = [
  {
    title: msg({ id: 'legal.terms.1.title', message: 'What this site is' }),
    text: msg({
      id: 'legal.terms.1.html',
      message: `<p>This is the public site of the studio that makes the Fatal series; “the studio” and “we” mean that studio. The site shows our games, our news, the people who make them and the positions that are open. It has no accounts, sells nothing and takes no payments.</p><p>Whoever goes on past the gate accepts these terms. If you do not, please leave the site; nothing else is needed.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.terms.2.title', message: 'Age and content' }),
    text: msg({
      id: 'legal.terms.2.html',
      message: `<p>Fatal is horror, and so are its pictures and its texts. The gate asks for your date of birth, turns away visitors who are too young, and warns that the content may disturb and is meant for people of 18 or over.</p><p>Please answer the gate truthfully. What it does with your answer is in the <a href="/privacy-policy">privacy policy</a>.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.terms.3.title', message: 'What belongs to whom' }),
    text: msg({
      id: 'legal.terms.3.html',
      message: `<p>Names, pictures, videos, sounds and texts on this site belong to the studio, to the people who made them or to the partners who lent them to us. You may look at them here, link to any page, and quote briefly if you name the source.</p><p>For any other use, <a href="/support#contact">ask us first</a>. Often the answer is yes.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.terms.4.title', message: 'What you send us' }),
    text: msg({
      id: 'legal.terms.4.html',
      message: `<p>What you write in a form must be true, and yours to send. The work behind your links stays yours: we look at it to decide about your application, and for nothing else.</p><p>All positions are remote and unpaid. An application is an offer to talk; it binds neither you nor us, and no employment follows from it. Applications that arrive after the closing date may be refused.</p><p>Please do not use the forms for advertising, for other people’s data, or to find out how much they can take.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.terms.5.title', message: 'Limits, links and changes' }),
    text: msg({
      id: 'legal.terms.5.html',
      message: `<p>We look after this site with care, but do not promise that it is always reachable or free of mistakes. What it says about games in development describes what we intend today.</p><p>Some links lead to other sites. What happens there is the responsibility of those who run them.</p><p>Should these terms change, the new text appears here under a new date. Rights that the law gives you as a consumer are not limited by anything on this page.</p>`,
    }),
  },
];

/** The general part of the privacy policy. */
export const privacy: readonly LegalSection[] = [
  {
    title: msg({ id: 'legal.privacy.1.title', message: 'Who answers for your data' }),
    text: msg({
      id: 'legal.privacy.1.html',
      message: `<p>The studio that makes Fatal runs this site and is the controller of the data described here. For anything on this page, write to us with <a href="/support#contact">the form on the support page</a>.</p><p>There is nothing to sign up for. You can read the whole site and, apart from what the gate asks, tell us nothing.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.privacy.2.title', message: 'What your browser keeps' }),
    text: msg({
      id: 'legal.privacy.2.html',
      message: `<ul><li><strong>gatePassed</strong>, in local storage: that you have passed the gate. It stays until you delete it.</li><li><strong>language</strong>, in local storage: the language you chose. It stays until you delete it.</li><li><strong>language</strong>, a cookie with the same value, so that our server can answer in that language. It lasts for one year.</li><li><strong>wantedAddress</strong>, in the storage of the tab: the page you asked for before the gate. It is removed once you have passed it, or with the tab.</li><li><strong>draft:</strong> and the name of a form, in local storage: what you have typed into it, so that nothing is lost when the page closes. It goes when you send the form or discard the text, and after 14 days at the latest it is not offered again. Files are never kept.</li><li><strong>typed</strong>, in the storage of the tab: what you have typed into a form, when a part of its page does not arrive and the page has to be loaded again. It is removed as soon as your text is back, or with the tab. Files and your date of birth are never kept.</li></ul><p>That is all. The site needs these entries to do what you ask of it, which is why no banner asks you about them. You can delete them in the settings of your browser; the gate will then ask again.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.privacy.3.title', message: 'What you send us, and why' }),
    text: msg({
      id: 'legal.privacy.3.html',
      message: `<p><strong>At the gate</strong> we receive your language, your region and your age in years, without a name. Your date of birth is used in your browser to work out the age; it is neither sent nor stored. The reason is our legitimate interest in keeping a horror site away from those it is not made for, and in knowing roughly who visits it.</p><p><strong>In the contact form</strong> we receive your first name, surname, email address, telephone number if you give one, the reason and the message. We use them to answer you, because you asked us to, and for nothing else.</p><p><strong>In the form to one person of the team</strong> we receive your name, email address and the message. We send them to that person, who may answer you, because you asked us to; nobody else on the team gets a mail about it.</p><p><strong>With an application</strong> we receive what the second part of this page lists.</p><p>With each of these the server stores the time of arrival, the language of the page and, for 7 days, a random number that keeps a repeated attempt from being stored twice. A field that nobody sees, and how long you took, tell people from programs; neither is stored. All of it is in a database on the studio’s own server, and a résumé is a file beside it.</p><p>A mail confirms that it arrived, and repeats nothing of it; the studio, or the person you wrote to, may get a copy. Mails travel through the mail server that the studio uses. The server notes for 30 days that a mail was sent, without your address and without its text.</p><p>Every day a program deletes what has been kept for long enough: messages after 180 days, what looks like the work of a program after 30, and what the gate stores after 90, of which only monthly counts remain. The studio and the people of its team delete their mails at the same times. A backup may hold what was deleted for 30 days more. What the gate stores names nobody, so we cannot tell which entry was yours.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.privacy.4.title', message: 'What we do not do' }),
    text: msg({
      id: 'legal.privacy.4.html',
      message: `<ul><li>No analytics, no advertising, no profiles, and no sale of data.</li><li>No third parties: pages, fonts, pictures and videos come from our own server. Another site hears of you only when you follow a link to it.</li><li>Articles count how often they were read. The counter is a number; it does not know by whom.</li><li>The log of the server notes which path was asked for and how that ended, without your address and without what you sent.</li><li>To hold back floods of requests, the server counts attempts by a fingerprint of the network address, for ten minutes at a time, and forgets it within two hours. The address itself is kept nowhere.</li></ul>`,
    }),
  },
  {
    title: msg({ id: 'legal.privacy.5.title', message: 'Your rights' }),
    text: msg({
      id: 'legal.privacy.5.html',
      message: `<p>Under the General Data Protection Regulation (GDPR) you may ask us which data we hold about you and receive a copy, have it corrected or deleted, have its use restricted, take it elsewhere in a common format, and object to its use. Consent that you have given can be withdrawn at any time; what was done before remains lawful.</p><p>To do so, write to us with <a href="/support#contact">the form on the support page</a>, from the email address you used before, so that we can find what is yours. It costs nothing. If you think that we treat your data wrongly, you can also complain to the data protection authority of the country you live in.</p>`,
    }),
  },
];

/** The part of the privacy policy for those who apply. */
export const applicants: readonly LegalSection[] = [
  {
    title: msg({ id: 'legal.applicants.1.title', message: 'What we collect' }),
    text: msg({
      id: 'legal.applicants.1.html',
      message: `<p><strong>For a position:</strong> name, surname, email address, telephone number if you give one, the links you add, the software you work with, your motivation, your availability if you give it, how you found us, and the position.</p><p><strong>In general:</strong> name, surname, job title, portfolio, email address, telephone number if you give one, and your message.</p><p><strong>With a code from a festival:</strong> first name, surname, email address, the code, the links to your work, and your résumé.</p><p>We look at the work behind your links. Please leave out what a decision about it does not need, such as your health, your beliefs or your origin.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.applicants.2.title', message: 'What we use it for' }),
    text: msg({
      id: 'legal.applicants.2.html',
      message: `<p>To decide about your application and to tell you what we decided. The legal ground is your consent, which you give by sending the form.</p><p>People decide, not programs. One rule alone is automatic: from one email address the form takes one application for the same position within 30 days.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.applicants.3.title', message: 'Who reads it, and for how long' }),
    text: msg({
      id: 'legal.applicants.3.html',
      message: `<p>Applications are read by the people of the studio who choose its new members, and passed on to nobody outside of it. They are stored in the database on the studio’s own server.</p><p>We keep an application for 365 days. Then a program deletes it, with its résumé if there is one; we delete it earlier on request.</p>`,
    }),
  },
  {
    title: msg({ id: 'legal.applicants.4.title', message: 'How to withdraw' }),
    text: msg({
      id: 'legal.applicants.4.html',
      message: `<p>The page that thanks you for your application, and the mail that confirms it, hold a link with which you can withdraw it yourself. It is deleted at once, and nothing stops you from applying again. If you no longer have the link, write to us with <a href="/support#contact">the form on the support page</a>, from the email address you applied with, and name the position. You need not give a reason. Your other rights are in the section above.</p>`,
    }),
  },
];
