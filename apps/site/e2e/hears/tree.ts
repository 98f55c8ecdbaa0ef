import type { CDPSession } from '@playwright/test';

/** A node of Chromium's accessibility tree, as its protocol gives it. */
interface AXNode {
  nodeId: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

interface DOMNode {
  backendNodeId: number;
  nodeName: string;
  /** Names and values, in turn. */
  attributes?: string[];
  children?: DOMNode[];
}

/** What assistive technology is told of one element. */
export interface Heard {
  role: string;
  name: string;
  states: string[];
  value: string;
  description: string;
  children: Heard[];
}

/** Roles that nobody hears: their contents are heard as if they stood there alone. */
const SILENT =
  /^(?:generic|none|MenuListPopup|ListMarker|sectionheader|sectionfooter|Figcaption|RootWebArea)$/;
/** Parts of a sentence. */
const INLINE = /^(?:paragraph|strong|emphasis|time|mark|code|Abbr|subscript|superscript|blockquote)$/i;
/** Labels are heard as the names of what they label. */
const LABEL = /^(?:LabelText|Legend)$/;
/** Pictures in them are parts of their names. */
const NAMED_BY_CONTENTS = /^(?:button|link|heading)$/;
/** Their contents are their values, or the browser's own controls. */
const LEAF = /^(?:Video|textbox|combobox|Date|DateTime|spinbutton|image|option)$/;
/** What stands for content that comes and goes is written once for all that are alike. */
const REPEATED = /^(?:listitem|article|heading|image|figure|definition)$/;
/** Where every word counts: nothing is left out of a form, of what is announced or opened, nor around the pages. */
const WHOLE = /^(?:form|alert|status|dialog|menu|banner|contentinfo)$/;
/** Running text is the content's own, and left out, but for what is announced. */
const LIVE = /^(?:status|alert|log)$/;

/** What a file weighs, after its format: the next picture weighs something else. */
const WEIGHT = /(?<=\b[A-Z]{3,4}, )\d[\d.,]* [kM]B/g;

const textOf = (value: { value?: unknown } | undefined) =>
  typeof value?.value === 'string' || typeof value?.value === 'number' ? String(value.value) : '';

function statesOf(role: string, properties: NonNullable<AXNode['properties']>): string[] {
  return properties.flatMap(({ name, value: { value } }) => {
    switch (name) {
      case 'level':
        return role === 'heading' ? [`level ${String(value)}`] : [];
      case 'expanded':
        return [value === true ? 'expanded' : 'collapsed'];
      case 'checked':
      case 'pressed':
        return [value === 'true' ? name : `not ${name}`];
      case 'invalid':
        return value === 'false' ? [] : ['invalid'];
      case 'hasPopup':
        return role === 'combobox' ? [] : [`opens a ${String(value)}`];
      case 'live':
        return LIVE.test(role) ? [] : [`live: ${String(value)}`];
      case 'required':
      case 'disabled':
      case 'readonly':
      case 'selected':
      case 'modal':
      case 'busy':
      case 'focused':
        return value === true ? [name] : [];
      default:
        return [];
    }
  });
}

const TEXT: Omit<Heard, 'name'> = { role: 'text', states: [], value: '', description: '', children: [] };

/** Texts that follow one another are one. */
function joined(nodes: Heard[]): Heard[] {
  const all: Heard[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.role === 'text' && last?.role === 'text')
      all[all.length - 1] = { ...TEXT, name: `${last.name} ${node.name}`.replaceAll(/\s+/g, ' ') };
    else all.push(node);
  }
  return all;
}

const isAlike = (one: Heard, other: Heard): boolean =>
  one.role === other.role &&
  (one.name === '') === (other.name === '') &&
  (one.description === '') === (other.description === '') &&
  one.states.join() === other.states.join() &&
  one.children.length === other.children.length &&
  one.children.every((child, index) => isAlike(child, other.children[index] ?? child));

const DIFFERENT = '…';
const common = (one: string, other: string) => (one === other ? one : DIFFERENT);

const merged = (one: Heard, other: Heard): Heard => ({
  ...one,
  name: common(one.name, other.name),
  description: common(one.description, other.description),
  children: one.children.map((child, index) => merged(child, other.children[index] ?? child)),
});

/** Writes neighbours that differ in their words alone once, so that one more of them changes nothing. */
function collapsed(nodes: Heard[]): Heard[] {
  const all: { node: Heard; count: number }[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last && REPEATED.test(node.role) && isAlike(last.node, node)) {
      last.node = merged(last.node, node);
      last.count += 1;
    } else all.push({ node, count: 1 });
  }
  return all.flatMap(({ node, count }) =>
    count > 1 ? [node, { ...TEXT, role: 'and others alike', name: '' }] : [node],
  );
}

function readTree(nodes: AXNode[], markup: Map<number, string[]>): Map<number, Heard[]> {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = new Map<number, Heard[]>();
  const visit = (node: AXNode, isWhole: boolean): Heard[] => {
    const heard = hear(node, isWhole);
    if (node.backendDOMNodeId !== undefined) read.set(node.backendDOMNodeId, heard);
    return heard;
  };
  const hear = (node: AXNode, isWhole: boolean): Heard[] => {
    const role = textOf(node.role);
    const name = textOf(node.name).replaceAll(/\s+/g, ' ').replaceAll(WEIGHT, DIFFERENT).trim();
    if (role === 'StaticText') return name === '' ? [] : [{ ...TEXT, name }];
    if (role === 'InlineTextBox' || role === 'LineBreak') return [];
    const inside = isWhole || WHOLE.test(role);
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? visit(child, inside) : [];
    });
    if (LABEL.test(role)) return children.filter((child) => child.role !== 'text');
    if (node.ignored || SILENT.test(role) || INLINE.test(role)) return joined(children);
    const isTextHeard = LIVE.test(role);
    const own = LEAF.test(role)
      ? []
      : joined(children).filter(
          (child) =>
            (child.role !== 'text' || isTextHeard) &&
            (child.role !== 'image' || !NAMED_BY_CONTENTS.test(role)),
        );
    return [
      {
        role,
        name,
        states: [
          ...statesOf(role, node.properties ?? []),
          ...(markup.get(node.backendDOMNodeId ?? -1) ?? []),
        ],
        value: textOf(node.value),
        description: textOf(node.description),
        children: inside ? own : collapsed(own),
      },
    ];
  };
  const [root] = nodes;
  if (root) visit(root, false);
  return read;
}

/** What the protocol leaves out of the tree, though it is told: by the element's own attributes. */
async function statesInMarkup(client: CDPSession): Promise<Map<number, string[]>> {
  const states = new Map<number, string[]>();
  const visit = ({ backendNodeId, nodeName, attributes = [], children = [] }: DOMNode) => {
    const value = (name: string) => {
      const at = attributes.findIndex((one, index) => index % 2 === 0 && one === name);
      return at === -1 ? undefined : attributes[at + 1];
    };
    const current = value('aria-current');
    states.set(backendNodeId, [
      ...(current !== undefined && current !== 'false' ? [`current: ${current}`] : []),
      ...(nodeName === 'SELECT' && value('required') !== undefined ? ['required'] : []),
    ]);
    children.forEach(visit);
  };
  const { root } = await client.send('DOM.getDocument', { depth: -1 });
  visit(root);
  return states;
}

/** A document as assistive technology is told of it. */
export class Tree {
  readonly #client: CDPSession;
  readonly #heard: Map<number, Heard[]>;
  /** What the focus is on. */
  readonly focused: Heard | undefined;

  private constructor(client: CDPSession, nodes: AXNode[], markup: Map<number, string[]>) {
    this.#client = client;
    this.#heard = readTree(nodes, markup);
    const focus = nodes.find(
      ({ role, properties }) =>
        role?.value !== 'RootWebArea' &&
        properties?.some(({ name, value }) => name === 'focused' && value.value === true),
    );
    this.focused = this.#heard.get(focus?.backendDOMNodeId ?? -1)?.[0];
  }

  static async of(client: CDPSession): Promise<Tree> {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    return new Tree(client, nodes, await statesInMarkup(client));
  }

  /** What is told of the element that a selector names. */
  async part(selector: string): Promise<Heard[]> {
    const { result } = await this.#client.send('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(selector)})`,
    });
    if (result.objectId === undefined) throw new Error(`There is no ${selector}.`);
    const { node } = await this.#client.send('DOM.describeNode', { objectId: result.objectId });
    return this.#heard.get(node.backendNodeId) ?? [];
  }
}

export function lineOf({ role, name, states, value, description }: Heard): string {
  const words = [
    role,
    name && JSON.stringify(name),
    ...states.filter((state) => state !== 'focused').map((state) => `[${state}]`),
    value && `= ${JSON.stringify(value)}`,
    description && `(${description})`,
  ];
  return words.filter(Boolean).join(' ');
}

export function linesOf(nodes: readonly Heard[], depth = 0): string[] {
  return nodes.flatMap((node) => [
    `${'  '.repeat(depth)}${lineOf(node)}`,
    ...linesOf(node.children, depth + 1),
  ]);
}
