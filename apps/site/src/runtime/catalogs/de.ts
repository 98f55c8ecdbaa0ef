import type { Messages } from '@lingui/core';

export default import.meta.glob<{ messages: Messages }>([
  '../../../locales/*/de.po',
  '../../../../../packages/contracts/locales/*/de.po',
]);
