import { useLingui } from '@lingui/react/macro';

/** Sets short facts behind each other on one line, with the mark between them that the current language uses. */
export function useJoined(): (facts: readonly string[]) => string {
  const { t } = useLingui();
  return ([first = '', ...others]) =>
    others.reduce((before, next) => t({ id: 'shell.joined', message: `${before}\u00a0· ${next}` }), first);
}
