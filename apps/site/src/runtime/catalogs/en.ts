import type { Messages } from '@lingui/core';

export default import.meta.glob<{ messages: Messages }>([
  '../../../locales/*/en.po',
  '../../../../../packages/contracts/locales/*/en.po',
]);
