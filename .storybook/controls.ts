import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Docgen puts double quotes around words such as “none”, keeps backticks, and repeats the default of a prop that a union declares
 * twice.
 */
function plainDefault(summary: string, options: readonly unknown[] = []): string {
  const text = summary
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll('`', '')
    .replace(/^(.+)\s+\1$/s, '$1');
  return options.includes(text) ? `'${text}'` : text;
}

/** An element has no control: as an object it would show its code. A text in the place of one is edited without quotes. */
export const readableControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const summary = argType.table?.defaultValue?.summary;
      return [
        name,
        {
          ...argType,
          ...(isValidElement(value) && { control: { disable: true } }),
          ...(typeof value === 'string' &&
            argType.table?.type?.summary === 'ReactNode' && { control: { type: 'text' as const } }),
          ...(summary && {
            table: {
              ...argType.table,
              defaultValue: {
                ...argType.table?.defaultValue,
                summary: plainDefault(summary, argType.options),
              },
            },
          }),
        },
      ];
    }),
  );
