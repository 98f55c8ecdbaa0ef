import path from 'node:path';
import type { Change } from '../change.ts';
import type { Files } from '../../scratch.ts';

const LIBRARY = 'packages/ui/src';
const PAGE = 'apps/site/src/pages/support/page.tsx';

/** A copy of `tag`, with its files and names changed, as the guide has it. */
function copyTag(scratch: Files): void {
  for (const file of scratch.list(`${LIBRARY}/tag`)) {
    const text = scratch
      .read(file)
      .replace(/Tag/g, 'Quote')
      .replace(/tag(?!Name|s: \['visual'\])/g, 'quote');
    scratch.write(`${LIBRARY}/quote/${path.basename(file).replace('tag', 'quote')}`, text);
  }
}

const LOOK = `
  .gloam-quote {
    position: relative;
    padding-inline-start: var(--gloam-space-4);
    border-inline-start: 2px solid var(--gloam-color-accent);
    font: 300 var(--gloam-text-lede) / 1.5 var(--gloam-font-serif);
  }

  .gloam-quote::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(-1 * var(--gloam-space-2));
    color: var(--gloam-color-text-disabled);
    content: open-quote;
  }
}
`;

/** A component with some lines of style, used on one page: docs/guides/component.md. */
export const component: Change = {
  name: 'component',
  limits: { files: 3, byHand: 2 },
  own: /^packages\/ui\/src\/quote\//,
  edit: (scratch) => {
    copyTag(scratch);
    scratch.replace(`${LIBRARY}/quote/quote.css`, /\n\}\s*$/, `\n${LOOK}`);
    scratch.replace(`${LIBRARY}/index.ts`, /\n*$/, "\nexport * from './quote/index.js';\n");
    scratch.replace(PAGE, " } from '@gloam/ui';", ", Quote } from '@gloam/ui';");
    scratch.replace(PAGE, '      <Contact />\n', '      <Quote>“?”</Quote>\n      <Contact />\n');
  },
  commands: [
    'npx prettier --write packages/ui/src/quote apps/site/src/pages/support/page.tsx',
    'npm run review',
  ],
};
