import type { FormLabels, SentLabels } from './form.js';

/** Example words that the fixtures of several forms share. */
export const formLabels: FormLabels & SentLabels = {
  optional: 'Optional',
  submit: 'Send application',
  sending: 'Sending…',
  stillWorking: 'This is taking longer than usual. Still working.',
  cancel: 'Stop waiting',
  errorSummary: ({ count }) => `${String(count)} fields need attention`,
  noScript: 'This form needs JavaScript. You can also write to jobs@example.com.',
  sentTitle: 'Fixed. Check your email.',
  sentText: 'We read every application and answer within two weeks.',
};

export const formLabelsDe: FormLabels & SentLabels = {
  optional: 'Freiwillige Angabe',
  submit: 'Vollständige Bewerbung jetzt verbindlich absenden',
  sending: 'Bewerbung wird gesendet …',
  stillWorking: 'Das dauert länger als gewöhnlich. Die Übertragung läuft noch.',
  cancel: 'Übertragung abbrechen',
  errorSummary: ({ count }) => `${String(count)} Formularfelder benötigen Aufmerksamkeit`,
  noScript: 'Dieses Formular benötigt JavaScript.',
  sentTitle: 'Fixiert. Bitte überprüfe dein E-Mail-Postfach.',
  sentText: 'Wir lesen jede Bewerbung und antworten innerhalb von zwei Wochen.',
};

export const formLabelsJa: FormLabels & SentLabels = {
  optional: '任意',
  submit: '応募内容を送信する',
  sending: '送信しています…',
  stillWorking: '通常より時間がかかっています。処理を続けています。',
  cancel: '待つのをやめる',
  errorSummary: ({ count }) => `${String(count)}件の項目を確認してください`,
  noScript: 'このフォームにはJavaScriptが必要です。',
  sentTitle: '定着しました。メールをご確認ください。',
  sentText: 'すべての応募を読み、2週間以内に返信します。',
};
