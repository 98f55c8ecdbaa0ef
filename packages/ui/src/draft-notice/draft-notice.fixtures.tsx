import { SAMPLE_TIME } from '../fixtures/samples/drafts.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { draftNoticeLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { DraftNotice } from './draft-notice.js';

const base = { onRestore: () => undefined, onDiscard: () => undefined, labels: draftNoticeLabels };
const savedAt = new Date(SAMPLE_TIME);

export const draftNoticeFixtures = defineFixtures(DraftNotice, {
  basic: { ...base, savedAt },
  nothing: base,
  restored: { ...base, outcome: 'restored' },
  discarded: { ...base, outcome: 'discarded' },
  anotherOne: { ...base, savedAt, outcome: 'restored' },
  longLabels: {
    ...base,
    savedAt,
    outcome: 'restored',
    labels: {
      ...de.draftNoticeLabels,
      restore: 'Entwurf wiederherstellen',
      discard: 'Entwurf endgültig verwerfen',
    },
  },
  japanese: { ...base, savedAt, labels: ja.draftNoticeLabels },
});
