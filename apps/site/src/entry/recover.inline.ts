// Standalone recovery for a page that failed to start (see `recovery-script.ts`): the site's own modules may be what is missing.
import { reloadPage, showNoScript } from './reload-page.ts';
import { restoreFormValues } from './form-values.ts';

restoreFormValues();
void reloadPage().then(() => {
  if (document.documentElement.dataset.hydrated === undefined) showNoScript();
});
