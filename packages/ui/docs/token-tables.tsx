import type { CSSProperties, ReactNode } from 'react';
import { tokensJson } from '../scripts/tokens-json.js';
import { contrast } from '../src/cli/colour.js';
import { PAIRS } from '../src/cli/pairs.js';
import { tokens, tokenVariable, type Token } from '../src/tokens.js';
import { shownColour } from './shown-colour.js';
import './token-tables.css';

type Group = keyof typeof tokens;

/** A table that scrolls on a narrow page. */
const Table = ({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly string[];
  children: ReactNode;
}) => (
  // Keyboard users have to reach a region that scrolls (axe: scrollable-region-focusable).
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="token-scroller sb-unstyled" role="region" aria-label={label} tabIndex={0}>
    <table className="token-table">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

const SERIF = ['h1', 'h2', 'h3', 'story', 'lede'];

function fontOf(name: string, size: string): CSSProperties {
  const family = name === 'rebate' ? 'mono' : SERIF.includes(name) ? 'serif' : 'sans';
  return { font: `300 ${size}/1.1 var(--gloam-font-${family})` };
}

const swatch = (style: CSSProperties) => <span className="token-swatch" style={style} />;
const bar = (style: CSSProperties) => <span className="token-bar" style={style} />;

const LOOKS: Record<Group, (value: string, name: string) => ReactNode> = {
  color: (value) => swatch({ background: value }),
  font: (value) => <span style={{ font: `400 1.5rem/1.2 ${value}` }}>Ag ß 0123</span>,
  text: (value, name) => <span style={fontOf(name, value)}>Dark</span>,
  space: (value) => bar({ inlineSize: value }),
  size: (value) => bar({ inlineSize: value }),
  radius: (value) => swatch({ borderRadius: value, borderColor: 'currentColor' }),
  brightness: (value) => swatch({ background: 'grey', filter: `brightness(${value})` }),
  opacity: (value) => swatch({ background: 'grey', opacity: value }),
  duration: (value) => bar({ transitionDuration: value }),
  ease: (value) => bar({ transitionDuration: '900ms', transitionTimingFunction: value }),
};

/** Lists the tokens of a group. Hover over a row to see its motion. */
export const TokenTable = ({ group }: { group: Group }) => (
  <Table label={group} head={['Look', 'Custom property', 'Value', 'For']}>
    {Object.entries<Token>(tokens[group]).map(([name, { value, use }]) => {
      const property = tokenVariable(group, name);
      return (
        <tr key={name}>
          <td className="token-look">{LOOKS[group](`var(${property})`, name)}</td>
          <th scope="row">
            <code>{property}</code>
          </th>
          <td>
            <code>{group === 'color' ? shownColour(name as keyof typeof tokens.color) : value}</code>
          </td>
          <td>{use}</td>
        </tr>
      );
    })}
  </Table>
);

/** Lists the contrast of every pair of colours, in the theme of the page. */
export const ContrastTable = () => (
  <Table label="Contrast" head={['Colour', 'On', 'Contrast', 'Needs']}>
    {PAIRS.map(([front, ground, least]) => (
      <tr key={front + ground}>
        <th scope="row">{front}</th>
        <td>{ground}</td>
        <td
          style={
            least >= 4.5
              ? { color: `var(--gloam-color-${front})`, background: `var(--gloam-color-${ground})` }
              : undefined
          }
        >
          {contrast(shownColour(front), shownColour(ground)).toFixed(1)} : 1
        </td>
        <td>{least} : 1</td>
      </tr>
    ))}
  </Table>
);

export const TokenDownload = () => (
  <a download="tokens.json" href={`data:application/json;charset=utf-8,${encodeURIComponent(tokensJson())}`}>
    tokens.json
  </a>
);
