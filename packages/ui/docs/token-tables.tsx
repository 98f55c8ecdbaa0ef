import type { CSSProperties, ReactNode } from 'react';
import {
  color,
  duration,
  ease,
  font,
  radius,
  size,
  space,
  text,
  tokenVariable,
  tokens,
} from '../src/tokens.js';
import { contrast } from './contrast.js';
import './token-tables.css';

type Group = keyof typeof tokens;

const variable = (group: Group, name: string | number) => `var(${tokenVariable(group, name)})`;

interface TableProps {
  group: Group;
  entries: Record<string, { value: string; use: string }>;
  /** Draws one token. */
  children?: (name: string) => ReactNode;
}

/** Scrolls by itself where the page is narrow. */
function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="token-scroller sb-unstyled" role="region" aria-label={label} tabIndex={0}>
      <table className="token-table">{children}</table>
    </div>
  );
}

/** One row for each token: what it looks like, its name, its value, what it is for. */
function TokenTable({ group, entries, children }: TableProps) {
  return (
    <Table label={group}>
      <thead>
        <tr>
          {children && <th scope="col">Look</th>}
          <th scope="col">Custom property</th>
          <th scope="col">Value</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(entries).map(([name, { value, use }]) => (
          <tr key={name}>
            {children && <td className="token-look">{children(name)}</td>}
            <th scope="row">
              <code>{tokenVariable(group, name)}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const bar = (style: CSSProperties) => <span className="token-bar" style={style} />;

export const ColorTable = () => (
  <TokenTable group="color" entries={color}>
    {(name) => <span className="token-swatch" style={{ background: variable('color', name) }} />}
  </TokenTable>
);

const GROUNDS = ['ground-deep', 'ground', 'ground-raised', 'ground-hover'] as const;
const TEXTS = [
  'text',
  'text-body',
  'text-muted',
  'text-disabled',
  'accent-text',
  'accent',
  'border-control',
  'border',
] as const;
const PAIRS = [
  ['on-accent', 'accent'],
  ['on-accent-busy', 'accent-busy'],
  ['accent-text', 'danger-wash'],
  ['text', 'danger-wash'],
  ['inverse-text', 'inverse'],
  ['inverse-muted', 'inverse'],
  ['inverse-accent', 'inverse'],
] as const;

/** What a contrast allows: WCAG 2.2, 1.4.3 and 1.4.11. */
function verdict(ratio: number): string {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'marks, large text' : 'decoration';
}

function Sample({ front, ground }: { front: keyof typeof color; ground: keyof typeof color }) {
  const ratio = contrast(color[front].value, color[ground].value);
  return (
    <td className="token-pair" style={{ background: color[ground].value, color: color[front].value }}>
      <strong>{ratio.toFixed(1)}</strong> {verdict(ratio)}
    </td>
  );
}

/** Contrasts, computed from the tokens as this page is drawn. */
export const ContrastTables = () => (
  <>
    <Table label="Contrast on the grounds">
      <thead>
        <tr>
          <th scope="col">On</th>
          {GROUNDS.map((ground) => (
            <th key={ground} scope="col">
              {ground}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TEXTS.map((front) => (
          <tr key={front}>
            <th scope="row">{front}</th>
            {GROUNDS.map((ground) => (
              <Sample key={ground} front={front} ground={ground} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
    <Table label="Contrast of pairs">
      <tbody>
        {PAIRS.map(([front, ground]) => (
          <tr key={front + ground}>
            <th scope="row">
              {front} on {ground}
            </th>
            <Sample front={front} ground={ground} />
          </tr>
        ))}
      </tbody>
    </Table>
  </>
);

export const FontTable = () => (
  <TokenTable group="font" entries={font}>
    {(name) => <span style={{ font: `400 1.5rem/1.2 ${variable('font', name)}` }}>Ag ß 0123</span>}
  </TokenTable>
);

const serif = ['h1', 'h2', 'h3', 'story', 'lede'];

export const TextTable = () => (
  <TokenTable group="text" entries={text}>
    {(name) => {
      const family = name === 'rebate' ? 'mono' : serif.includes(name) ? 'serif' : 'sans';
      return (
        <span style={{ font: `300 ${variable('text', name)}/1.1 ${variable('font', family)}` }}>Dark</span>
      );
    }}
  </TokenTable>
);

export const SpaceTable = () => (
  <TokenTable group="space" entries={space}>
    {(name) => bar({ inlineSize: variable('space', name) })}
  </TokenTable>
);

export const SizeTable = () => <TokenTable group="size" entries={size} />;

export const RadiusTable = () => (
  <TokenTable group="radius" entries={radius}>
    {(name) => (
      <span className="token-swatch token-outline" style={{ borderRadius: variable('radius', name) }} />
    )}
  </TokenTable>
);

/** A bar that crosses its cell while the row is pointed at. */
export const MotionTables = () => (
  <>
    <TokenTable group="duration" entries={duration}>
      {(name) => bar({ transitionDuration: variable('duration', name) })}
    </TokenTable>
    <TokenTable group="ease" entries={ease}>
      {(name) => bar({ transitionDuration: '900ms', transitionTimingFunction: variable('ease', name) })}
    </TokenTable>
  </>
);
