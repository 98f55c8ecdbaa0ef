// For a page whose start failed, see `recovery-script.ts`: the module that would see to it may be what is missing.
import { reloadPage, showNoScript } from './reload-page.ts';
import { restoreTyped } from './typed.ts';

restoreTyped();
void reloadPage().then(() => {
  if (document.documentElement.dataset.hydrated === undefined) showNoScript();
});
