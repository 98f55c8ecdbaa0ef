import type { CSSProperties, ReactNode } from 'react';
import {
  brightness,
  color,
  duration,
  ease,
  font,
  opacity,
  radius,
  size,
  space,
  text,
  tokenVariable,
  tokens,
} from '../src/tokens.js';
import { contrast } from '../src/cli/colour.js';
import { PAIRS, type Role } from '../src/cli/pairs.js';
import { CopyButton } from './copy-button.js';
import { shownColour } from './shown-colour.js';
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
              <CopyButton text={`var(${tokenVariable(group, name)})`} name={tokenVariable(group, name)} />
            </th>
            <td>
              <code>{group === 'color' ? shownColour(name as Role) : value}</code>
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
const FRONTS = [
  'text',
  'text-body',
  'text-muted',
  'text-disabled',
  'accent-text',
  'danger-text',
  'accent',
  'danger',
  'border-control',
  'border',
] as const;

/** Pairs of which neither is a ground of the page. */
const OTHERS = PAIRS.filter(([, ground]) => !GROUNDS.some((one) => one === ground));

/** What a contrast allows: WCAG 2.2, 1.4.3 and 1.4.11. */
function verdict(ratio: number): string {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'marks, large text' : 'decoration';
}

function Sample({ front, ground }: { front: Role; ground: Role }) {
  const ratio = contrast(shownColour(front), shownColour(ground));
  // What cannot be read is told in the page's own colours.
  const isText = ratio >= 4.5;
  return (
    <td
      className="token-pair"
      style={isText ? { background: variable('color', ground), color: variable('color', front) } : undefined}
    >
      {!isText && (
        <span
          className="token-mark"
          style={{ background: variable('color', ground), borderColor: variable('color', front) }}
        />
      )}
      <strong>{ratio.toFixed(1)}</strong> {verdict(ratio)}
    </td>
  );
}

/** Contrasts, computed from the colours of the theme as this page is drawn. */
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
        {FRONTS.map((front) => (
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
        {OTHERS.map(([front, ground]) => (
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

export const BrightnessTable = () => (
  <TokenTable group="brightness" entries={brightness}>
    {(name) => (
      <span
        className="token-swatch token-lit"
        style={{ filter: `brightness(${variable('brightness', name)})` }}
      />
    )}
  </TokenTable>
);

export const OpacityTable = () => (
  <TokenTable group="opacity" entries={opacity}>
    {(name) => <span className="token-swatch token-lit" style={{ opacity: variable('opacity', name) }} />}
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
