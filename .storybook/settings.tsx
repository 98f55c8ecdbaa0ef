import type { Decorator, Loader, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import type { Translation } from '../packages/ui/src/fixtures/translate.ts';
import { translateArgs } from '../packages/ui/src/fixtures/translate-args.ts';
import { settingsOf, storyLanguageTag } from './globals.ts';
import { applyTheme } from './theme.ts';
import { translationOf } from './words.ts';

/** Returns the settings of the document. A documentation page ignores those of a single story. */
function documentSettings({ globals, storyGlobals, viewMode }: StoryContext) {
  const own = viewMode === 'docs' ? Object.keys(storyGlobals as object) : [];
  return settingsOf(Object.fromEntries(Object.entries(globals).filter(([name]) => !own.includes(name))));
}

/** Sets theme, language and direction of the document before a story renders. */
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

/** Translates the args into the toolbar's language. A change of a setting remounts the story. */
export const withSettings: Decorator = (Story, { args, globals, loaded }) => {
  const { translation } = loaded as { translation?: Translation };
  return (
    <Fragment key={JSON.stringify(settingsOf(globals))}>
      {translation ? <Story args={translateArgs(args, translation)} /> : <Story />}
    </Fragment>
  );
};
