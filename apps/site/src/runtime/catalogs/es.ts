import type { Messages } from '@lingui/core';

export default import.meta.glob<{ messages: Messages }>([
  '../../../locales/*/es.po',
  '../../../../../packages/contracts/locales/*/es.po',
]);
