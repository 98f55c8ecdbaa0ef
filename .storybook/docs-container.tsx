import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import { shownColour } from '../packages/ui/docs/shown-colour.ts';
import { font } from '../packages/ui/src/tokens.ts';
import { settingsOf, type Settings } from './globals.ts';
import { applyTheme } from './theme.ts';

/** Reads the toolbar's settings from the URL: `theme:light;locale:en`. */
function globalsInAddress(): Record<string, string> {
  const given = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(given.split(';').map((pair) => pair.split(':') as [string, string]));
}

/** Storybook computes with these colours, so they cannot be custom properties. */
function docsTheme(theme: Settings['theme']) {
  applyTheme(theme);
  return create({
    base: theme === 'gloam' ? 'dark' : 'light',
    fontBase: font.sans.value,
    appBg: shownColour('ground'),
    appContentBg: shownColour('ground'),
    appPreviewBg: shownColour('ground'),
    appBorderColor: shownColour('border'),
    textColor: shownColour('text'),
    textMutedColor: shownColour('text-muted'),
    colorSecondary: shownColour('accent-text'),
  });
}

/** A documentation page in the theme of the toolbar. A change of theme remounts it. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => settingsOf(globalsInAddress()).theme);

  useEffect(() => {
    const update = ({ globals }: { globals: Record<string, unknown> }) => {
      setTheme(settingsOf(globals).theme);
    };
    context.channel.on(GLOBALS_UPDATED, update);
    return () => {
      context.channel.off(GLOBALS_UPDATED, update);
    };
  }, [context.channel]);

  return (
    <DocsContainer key={theme} context={context} theme={docsTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
