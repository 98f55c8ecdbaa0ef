import type { Decorator, Loader, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import type { Translation } from '../packages/ui/src/fixtures/translate.ts';
import { translateArgs } from '../packages/ui/src/fixtures/translate-args.ts';
import { settingsOf, storyLanguageTag } from './globals.ts';
import { applyTheme } from './theme.ts';
import { translationOf } from './words.ts';

/** The settings of the document. On a page of documentation one story's own must not hold for all of them. */
function documentSettings({ globals, storyGlobals, viewMode }: StoryContext) {
  const own = viewMode === 'docs' ? Object.keys(storyGlobals as object) : [];
  return settingsOf(Object.fromEntries(Object.entries(globals).filter(([name]) => !own.includes(name))));
}

/** Sets theme, language and direction of the document before a story is drawn. */
export function applySettings(context: StoryContext): void {
  const settings = documentSettings(context);
  const root = document.documentElement;
  root.lang = storyLanguageTag(settings.locale);
  root.dir = settings.direction;
  applyTheme(settings.theme);
}

export const loadLanguage: Loader = async ({ globals }) => {
  const { locale } = settingsOf(globals);
  return { translation: await translationOf(locale) };
};

/** Words the args in the language of the toolbar. A change of any setting mounts the story anew. */
export const withSettings: Decorator = (Story, { args, globals, loaded }) => {
  const { translation } = loaded as { translation?: Translation };
  return (
    <Fragment key={JSON.stringify(settingsOf(globals))}>
      {translation ? <Story args={translateArgs(args, translation)} /> : <Story />}
    </Fragment>
  );
};
