/** What `build/language-catalogs.ts` makes: by language, where the catalogs of its areas are. */
declare module 'virtual:catalogs' {
  import type { Locale } from '@fatal/contracts';
  import type { Messages } from '@lingui/core';

  const catalogs: Record<
    Locale,
    () => Promise<{ default: Record<string, () => Promise<{ messages: Messages }>> }>
  >;
  export default catalogs;
}
