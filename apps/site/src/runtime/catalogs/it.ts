import type { Messages } from '@lingui/core';

export default import.meta.glob<{ messages: Messages }>([
  '../../../locales/*/it.po',
  '../../../../../packages/contracts/locales/*/it.po',
]);
