import type { Messages } from '@lingui/core';

export default import.meta.glob<{ messages: Messages }>([
  '../../../locales/*/jp.po',
  '../../../../../packages/contracts/locales/*/jp.po',
]);
