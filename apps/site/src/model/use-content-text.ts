import { useLingui } from '@lingui/react';

/**
 * Words for translation keys that come from outside, such as the titles of the news. Catalogs fall back to English when
 * they are compiled; a key that no catalog has is `undefined`, never shown itself.
 */
export function useContentText(): (key: string) => string | undefined {
  const { i18n } = useLingui();
  return (key) => {
    if (!Object.hasOwn(i18n.messages, key)) return undefined;
    return i18n._(key) || undefined;
  };
}
