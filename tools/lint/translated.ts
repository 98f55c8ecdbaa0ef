// Oxlint rule: visible texts of the site come from a catalog. Reports every text in a component, unless its
// context shows that visitors don't see it. Has no type information.

/** Syntax tree node with the properties that the rule reads. */
interface Node {
  type: string;
  parent: Node | null;
  name?: string | Node;
  value?: unknown;
  quasis?: readonly { value: { cooked: string } }[];
  id?: Node;
  key?: Node;
  left?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  operator?: string;
  openingElement?: Node;
  typeAnnotation?: Node;
  typeName?: Node;
}

interface Context {
  report: (finding: { node: Node; message: string }) => void;
}

/**
 * Texts without words to translate: no letters, addresses, keys and style values, frame numbers, names of
 * games and formats.
 */
const NO_WORDS = [
  /^[^\p{L}]*$/u,
  /^[a-z0-9-/:.#_ %()]+$/,
  /^\d*A$/,
  /^Fatal( II|: Unleashed Darkness)?$/,
  /^(JPEG|MP4|PNG|SVG|WebM|WebVTT|ZIP)$/,
];

/** Attributes, properties and variables whose values visitors don't see. */
const NAMES =
  /^(className|id|type|to|href|rel|sizes|style|name|key|role|ratio|path|src|lang|message|aria-hidden|aria-live|data-.+)$/;

/** HTML attributes whose values are visible or read by screen readers. */
const READ = new Set(['placeholder', 'alt', 'aria-label', 'title', 'value']);

/** Calls that translate their texts, or that take texts for machines or developers. */
const CALLS =
  /^(t|msg|plural|select|selectOrdinal|i18n\._|Error|(console|Intl)\..+|.+\.(querySelector|addEventListener|getElementById|format))$/;

const MACROS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** Returns `member.of.an.object`, or the name alone. */
function nameOf(node: Node | undefined): string {
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return String(node?.name ?? node?.value);
}

/** Whether all texts inside this node are for machines. */
function isForMachines(place: Node, child: Node, isInCall: boolean): boolean {
  switch (place.type) {
    case 'TaggedTemplateExpression':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
      return true;
    case 'TSAsExpression':
      return nameOf(place.typeAnnotation?.typeName) === 'const';
    case 'ExportNamedDeclaration':
    case 'SwitchCase':
      return child.type === 'Literal';
    case 'BinaryExpression':
      return place.operator !== '+';
    case 'MemberExpression':
      return place.property === child;
    case 'Property':
      return place.key === child || NAMES.test(nameOf(place.key));
    case 'VariableDeclarator':
      return NAMES.test(nameOf(place.id));
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return NAMES.test(nameOf(place.left?.property ?? place.left));
    case 'CallExpression':
    case 'NewExpression':
      return !isInCall && CALLS.test(nameOf(place.callee));
    case 'JSXAttribute': {
      const name = nameOf(place.name as Node);
      const isHtml = /^[a-z]/.test(nameOf(place.parent?.name as Node));
      return NAMES.test(name) || (isHtml && !READ.has(name));
    }
    case 'JSXElement':
      return MACROS.has(nameOf(place.openingElement?.name as Node));
    default:
      return false;
  }
}

function isRead(node: Node): boolean {
  let isInCall = false;
  for (let [child, place] = [node, node.parent]; place; [child, place] = [place, place.parent]) {
    if (isForMachines(place, child, isInCall)) return false;
    isInCall ||= ['CallExpression', 'NewExpression'].includes(place.type);
  }
  return true;
}

export default {
  meta: { name: 'site' },
  rules: {
    translated: {
      create(context: Context) {
        const check = (node: Node) => {
          const text = node.quasis?.map(({ value }) => value.cooked).join('') ?? node.value;
          if (typeof text !== 'string' || NO_WORDS.some((pattern) => pattern.test(text.trim()))) return;
          if (isRead(node)) context.report({ node, message: 'Translate this text with <Trans>, t or msg.' });
        };
        return { Literal: check, TemplateLiteral: check, JSXText: check };
      },
    },
  },
};
