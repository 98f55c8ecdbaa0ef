import { dayAndTime, fileSize, joined, number, percent } from './formats.js';
import type { LabelPack, OnlyInPair } from './label-pack.js';

const newTab = '（新しいタブで開きます）';
const sending = '送信中…';
const stillWorking = 'いつもより時間がかかっています。まだ送信中です。';
const cancel = '待つのをやめる';
const errorSummary = ({ count }: { count: number }) => `確認が必要な項目が${number('ja', count)}件あります`;
const application = {
  optional: '任意',
  submit: '応募を送信する',
  sending,
  stillWorking,
  cancel,
  errorSummary,
  noScript: 'このフォームにはJavaScriptが必要です。',
  sentTitle: '送信しました。メールをご確認ください。',
  sentText: 'いただいた応募にはすべて目を通します。',
  closedTitle: 'このフォームは締め切りました。',
  closedText: '応募の受付は終了しました。',
};
const surname = '姓';
const email = 'メールアドレス';
const phone = '電話番号';

export const submitButtonLabels: LabelPack['submitButtonLabels'] = { submit: '送信する', sending: '送信中…' };

export const errorSummaryLabels: LabelPack['errorSummaryLabels'] = { errorSummary };

export const formStatusLabels: LabelPack['formStatusLabels'] = {
  sending,
  stillWorking,
  cancel,
};

export const accordionCopyLabels: LabelPack['accordionCopyLabels'] = {
  copy: 'リンクをコピー',
  copyLink: ({ title }) => `「${title}」へのリンクをコピー`,
  copied: 'リンクをコピーしました。',
  inAddressBar: 'リンクはアドレスバーに表示されています。',
};

export const dateFieldLabels: LabelPack['dateFieldLabels'] = { day: '日', month: '月', year: '年' };

export const ageGateFieldsLabels: LabelPack['ageGateFieldsLabels'] = {
  day: '日',
  month: '月',
  year: '年',
  language: '言語',
  region: '地域',
  birthDate: '生年月日',
  submit: '入る',
  sending: '開いています…',
  required: '生年月日を入力してください。',
  underAge: ({ minAge }) => `${String(minAge)}歳未満の方はお入りいただけません。`,
  checkDate: '年をご確認ください。',
  sendFailed: '送信できませんでした。もう一度お試しください。',
  privacySummary: '入力内容の取り扱い',
  noScript: '年齢確認にはJavaScriptが必要です。',
  hint: '例：27 3 1990',
  monthNames: [
    ['1月', '一月'],
    ['2月', '二月'],
    ['3月', '三月'],
    ['4月', '四月'],
    ['5月', '五月'],
    ['6月', '六月'],
    ['7月', '七月'],
    ['8月', '八月'],
    ['9月', '九月'],
    ['10月', '十月'],
    ['11月', '十一月'],
    ['12月', '十二月'],
  ],
  missingPart: ({ part }) => `生年月日の${{ day: '日', month: '月', year: '年' }[part]}を入力してください。`,
  wrongPart: ({ part }) => `${{ day: '日', month: '月', year: '年' }[part]}をご確認ください。`,
};

/** @alias Under the name of each type. */
export const ageGateLabels: LabelPack['ageGateLabels'] = ageGateFieldsLabels;

export const addressRowsLabels: LabelPack['addressRowsLabels'] = {
  legend: 'リンク',
  add: 'リンクを追加',
  row: ({ index }) => `リンク${String(index)}`,
  link: 'URL',
  linkPlaceholder: 'https://',
  remove: ({ index }) => `リンク${String(index)}を削除`,
};

export const linkRowsFieldLabels: LabelPack['linkRowsFieldLabels'] = /* @__PURE__ */ joined(
  addressRowsLabels,
  {
    platform: 'プラットフォーム',
    platformPlaceholder: '選択してください',
  },
);

export const applicationFormLabels: LabelPack['applicationFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  position: '職種',
  fullName: '名',
  links: linkRowsFieldLabels,
  linkField: ({ index, part }: { index: number; part: 'platform' | 'link' }) =>
    `リンク${String(index)}：${part === 'link' ? 'URL' : 'プラットフォーム'}`,
  software: '使用ソフトウェア',
  motivation: '志望動機',
  availability: '活動できる時間',
  source: 'どこで知りましたか。',
  sourcePlaceholder: '選択してください',
  otherSource: 'どちらで知ったかをお書きください',
});

export const generalApplicationFormLabels: LabelPack['generalApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    surname,
    email,
    phone,
    fullName: '名',
    jobTitle: '専門分野',
    portfolio: 'ポートフォリオ',
    portfolioPlaceholder: 'https://',
    message: 'メッセージ',
  },
);

export const fileFieldLabels: LabelPack['fileFieldLabels'] = {
  choose: 'ファイルを選択するか、ここにドロップしてください',
  selected: ({ name, size }) => `${name}（${fileSize('ja', size)}）`,
  remove: ({ name }) => `${name}を外す`,
};

export const eventApplicationFormLabels: LabelPack['eventApplicationFormLabels'] = /* @__PURE__ */ joined(
  application,
  {
    firstName: '名',
    surname,
    email,
    code: 'コード',
    links: addressRowsLabels,
    resume: '履歴書',
    resumeFile: fileFieldLabels,
  },
);

export const textareaFieldLabels: LabelPack['textareaFieldLabels'] = {
  count: ({ count, advised }) => `${number('ja', count)}文字（目安${number('ja', advised)}文字）`,
  overAdvised: ({ over, advised }) =>
    `${number('ja', over)}文字超えています。目安は${number('ja', advised)}文字です。`,
};

export const phoneFieldLabels: LabelPack['phoneFieldLabels'] = { prefix: '国番号' };

export const contactFormLabels: LabelPack['contactFormLabels'] = /* @__PURE__ */ joined(application, {
  surname,
  email,
  phone,
  submit: '送信する',
  firstName: '名',
  phonePrefix: '国番号',
  reason: 'お問い合わせの種類',
  reasonPlaceholder: '選択してください',
  message: 'メッセージ',
  messageCounter: textareaFieldLabels,
});

export const messageFormLabels: LabelPack['messageFormLabels'] = /* @__PURE__ */ joined(application, {
  submit: '送信する',
  sentTitle: '送信しました。',
  sentText: 'メッセージを受け付けました。',
  firstName: '名',
  email: 'メールアドレス',
  message: 'メッセージ',
});

export const formLabels: LabelPack['formLabels'] = /* @__PURE__ */ joined(application, {
  submit: '送信する',
  sentTitle: '送信しました。',
  sentText: '受け付けました。ありがとうございます。',
  closedTitle: 'このフォームは締め切りました。',
  closedText: '受付は終了しました。',
});

export const draftNoticeLabels: LabelPack['draftNoticeLabels'] = {
  offer: ({ savedAt }) => `${dayAndTime('ja', savedAt)}の下書きが残っています。`,
  restore: '下書きを復元する',
  discard: '下書きを破棄する',
  restored: '下書きを復元しました。',
  discarded: '下書きを破棄しました。',
};

export const backToTopLabels: LabelPack['backToTopLabels'] = { backToTop: 'ページの先頭へ' };

export const contactPanelLabels: LabelPack['contactPanelLabels'] = {
  contact: '連絡する',
  contactName: ({ name }) => `${name}さんに連絡する`,
  panel: ({ name }) => `${name}さんの連絡先`,
  emailPending: 'メールアドレスを読み込み中…',
  close: '閉じる',
  newTab,
};

export const contentWarningLabels: LabelPack['contentWarningLabels'] = {
  title: '内容についての注意',
  text: 'このサイトには、不安や不快感を与えるおそれのある画像や題材が含まれます。',
  close: '注意を閉じる',
};

export const contentWarningAgeLabels: LabelPack['contentWarningAgeLabels'] = /* @__PURE__ */ joined(
  contentWarningLabels,
  {
    text: ({ advisoryAge }: { advisoryAge: number }) =>
      `このサイトには、不安や不快感を与えるおそれのある画像や題材が含まれます。${String(advisoryAge)}歳以上の方の閲覧を推奨します。`,
  },
);

export const dialogLabels: LabelPack['dialogLabels'] = { close: '閉じる' };

export const digitCounterLabels: LabelPack['digitCounterLabels'] = {
  spoken: ({ value }) => number('ja', value),
};

export const footerLabels: LabelPack['footerLabels'] = { navigation: 'フッター', newTab };

export const gameStatusLabels: LabelPack['gameStatusLabels'] = {
  accessible: 'ストアページ公開中',
  inDevelopment: '開発中',
  locked: '詳細未発表（近日公開）',
  link: ({ name, external }) => `ストアページ公開中：${name}${external ? newTab : ''}`,
};

export const plateLabels: LabelPack['plateLabels'] = {
  first: '以前',
  second: '現在',
  announcement: ({ shown }) => (shown === 'second' ? '2枚目の画像' : '1枚目の画像'),
};

export const platePairLabels: LabelPack['platePairLabels'] = /* @__PURE__ */ joined<
  LabelPack['plateLabels'],
  OnlyInPair
>(plateLabels, {
  grid: '違うところに印を付ける',
  cell: ({ row, rows, column, columns }) =>
    `${String(rows)}行中${String(row)}行目、${String(columns)}列中${String(column)}列目`,
  missed: 'そこではありません',
  found: '見つかりました',
});

export const lightboxLabels: LabelPack['lightboxLabels'] = {
  dialog: '画像',
  close: '閉じる',
  previous: '前の画像',
  next: '次の画像',
  position: ({ index, total }) => `${String(total)}枚中${String(index)}枚目`,
  announcement: ({ index, total, description }) => `${String(total)}枚中${String(index)}枚目、${description}`,
};

export const galleryLabels: LabelPack['galleryLabels'] = /* @__PURE__ */ joined(lightboxLabels, {
  selected: '選択中',
});

export const lightboxZoomLabels: LabelPack['lightboxZoomLabels'] = {
  zoom: '拡大と縮小',
  zoomIn: '拡大',
  zoomOut: '縮小',
  level: (at) => percent('ja', at.percent),
  reset: (at) => `${percent('ja', at.percent)}、画像全体を表示`,
  announcement: (at) => `倍率${percent('ja', at.percent)}`,
};

export const mobileMenuLabels: LabelPack['mobileMenuLabels'] = {
  navigation: 'メイン',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
};

export const navbarLabels: LabelPack['navbarLabels'] = /* @__PURE__ */ joined(mobileMenuLabels, {
  home: 'ホーム',
});

export const noticeLabels: LabelPack['noticeLabels'] = { region: 'お知らせ', dismiss: '閉じる' };

export const paginationLabels: LabelPack['paginationLabels'] = {
  navigation: 'ページ',
  previous: '前へ',
  next: '次へ',
  page: ({ page, pageCount }) => `${String(pageCount)}ページ中${String(page)}ページ目`,
};

export const partnerCarouselLabels: LabelPack['partnerCarouselLabels'] = { dots: 'パートナー' };

export const videoModalLabels: LabelPack['videoModalLabels'] = {
  play: ({ title }) => `映像を再生：${title}`,
  close: '映像を閉じる',
  captions: '字幕',
};

export const videoModalEmbedLabels: LabelPack['videoModalEmbedLabels'] = /* @__PURE__ */ joined(
  videoModalLabels,
  {
    watch: 'YouTubeで見る',
    newTab,
  },
);
