import { useLingui } from '@lingui/react/macro';

/** Returns a function that joins short facts with the separator of the current language. */
export function useJoinFacts(): (facts: readonly string[]) => string {
  const { t } = useLingui();
  return ([first = '', ...others]) =>
    others.reduce((before, next) => t({ id: 'shell.joined', message: `${before}\u00a0· ${next}` }), first);
}
