export { DraftNotice, type DraftNoticeLabels, type DraftNoticeProps } from './draft-notice.js';
export type { FormDraft } from './use-draft.js';
