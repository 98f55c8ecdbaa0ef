import { tokenFiles } from '../scripts/tokens-json.js';
import { deriveTheme, themeCss } from '../src/cli/derive-theme.js';
import { tokensCss } from '../src/tokens.js';
import light from '../themes/light.json' with { type: 'json' };
import './token-tables.css';

const theme = deriveTheme(light);

const WHAT_FOR: Readonly<Record<string, string>> = {
  'tokens.json': 'Design Tokens (DTCG 2025.10), all of them, dark',
  'tokens.light.json': 'Design Tokens, what is otherwise in light',
  'tokens.resolver.json': 'Design Tokens, how the two are modes of one',
  'tokens-studio.json': 'Tokens Studio, with the themes Dark and Light',
  'tokens.css': 'CSS, dark',
  'light.css': 'CSS, the light theme',
};

const files = [
  ...[...tokenFiles(theme)].map(([name, text]) => ({ name, text, type: 'application/json' })),
  { name: 'tokens.css', text: tokensCss(), type: 'text/css' },
  { name: 'light.css', text: themeCss(theme), type: 'text/css' },
];

/** Every file of tokens, to keep. */
export const TokenDownloads = () => (
  <ul className="token-downloads sb-unstyled">
    {files.map(({ name, text, type }) => (
      <li key={name}>
        <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}>
          {name}
        </a>{' '}
        {WHAT_FOR[name]}
      </li>
    ))}
  </ul>
);
