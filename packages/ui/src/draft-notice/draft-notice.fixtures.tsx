import { draftLabels, draftLabelsDe, draftLabelsJa, SAMPLE_TIME } from '../fixtures/drafts.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { DraftNotice } from './draft-notice.js';

const base = { onRestore: () => undefined, onDiscard: () => undefined, labels: draftLabels };
const savedAt = new Date(SAMPLE_TIME);

export const draftNoticeFixtures = defineFixtures(DraftNotice, {
  basic: { ...base, savedAt },
  nothing: base,
  restored: { ...base, outcome: 'restored' },
  discarded: { ...base, outcome: 'discarded' },
  anotherOne: { ...base, savedAt, outcome: 'restored' },
  longLabels: { ...base, savedAt, outcome: 'restored', labels: draftLabelsDe },
  japanese: { ...base, savedAt, labels: draftLabelsJa },
});
