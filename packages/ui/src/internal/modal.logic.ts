/** What a dialog has to do so that it shows what the state says. */
export function nextStep({ wanted, done, shown }: { wanted: boolean; done: boolean; shown: boolean }) {
  // The browser can open the dialog before any script runs; then the state follows.
  if (wanted === done) return shown && !wanted ? 'adopt' : 'rest';
  if (wanted) return shown ? 'rest' : 'show';
  return shown ? 'close' : 'rest';
}
