// What components take, as the compiler reads the sources: names, types as they are written, defaults, meanings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { componentNames, root, src } from './entries.ts';

/** One prop of a component, or one member of a type that a prop is made of. */
export interface Member {
  name: string;
  /** As it is written in the sources, such as `readonly LightboxImage[]`. */
  type: string;
  required: boolean;
  /** What holds without it, as its docstring says. */
  default?: string;
  description: string;
}

export interface Table {
  name: string;
  /** Whether it lists the props of a component, or the members of a type. */
  isComponent: boolean;
  members: readonly Member[];
}

const { config } = ts.readConfigFile(join(root, '../../tsconfig.json'), (path) => ts.sys.readFile(path)) as {
  config: { compilerOptions: object };
};

/** By component's folder: first the components, then the types that its entry hands out. */
export type PropTables = ReadonlyMap<string, readonly Table[]>;

/** The tables of all components. */
export function propTables(): PropTables {
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const entries = componentNames.map((name) => join(src, name, 'index.ts'));
  const program = ts.createProgram([...entries, join(src, 'frameworks/peers.d.ts')], {
    ...options,
    types: [],
  });
  const checker = program.getTypeChecker();

  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some((one) => one.getSourceFile().fileName.startsWith(src)) ?? false;

  /** By name; what elements take anyway is left out, and so is what one form of the props forbids. */
  function membersOf(type: ts.Type): Member[] {
    const found = new Map<string, ts.Symbol[]>();
    for (const one of type.isUnion() ? type.types : [type])
      for (const member of one.getProperties().filter(isOurs))
        found.set(member.name, [...(found.get(member.name) ?? []), member]);
    return [...found].flatMap(([name, symbols]) => {
      const written = [...new Set(symbols.map(typeText))].filter(
        (text) => !/^(?:never|undefined)$/.test(text),
      );
      const docs = symbols.map((one) => ts.displayPartsToString(one.getDocumentationComment(checker)));
      if (written.length === 0) return [];
      const doc = docs.find((text) => text !== '') ?? '';
      const isOptional = symbols.some((one) => one.flags & ts.SymbolFlags.Optional);
      return [{ name, type: written.join(' | '), required: !isOptional, ...worded(doc) }];
    });
  }

  function typeText(symbol: ts.Symbol): string {
    const [declaration] = symbol.declarations ?? [];
    const written =
      declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
    return (written ?? checker.typeToString(checker.getTypeOfSymbol(symbol))).replaceAll(/\s+/g, ' ');
  }

  function tablesOf(folder: string): Table[] {
    const source = program.getSourceFile(join(src, folder, 'index.ts'));
    const module = source && checker.getSymbolAtLocation(source);
    const exported = (module ? checker.getExportsOfModule(module) : []).map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
    const components = exported.flatMap(({ name, symbol }) => {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const [props] = signature?.parameters ?? [];
      if (!/^[A-Z][a-z]/.test(name) || !props) return [];
      return [{ name, isComponent: true, members: membersOf(checker.getTypeOfSymbol(props)) }];
    });
    const types = exported.flatMap(({ name, symbol }) => {
      if (name.endsWith('Props') || !(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)))
        return [];
      const members = membersOf(checker.getDeclaredTypeOfSymbol(symbol));
      return members.length > 0 ? [{ name, isComponent: false, members }] : [];
    });
    return [...components, ...types];
  }

  return new Map(componentNames.map((folder) => [folder, tablesOf(folder)]));
}

/** Takes the default out of a docstring. */
function worded(doc: string): Pick<Member, 'default' | 'description'> {
  const text = doc.replaceAll(/\s+/g, ' ').trim();
  const found = /\s*\bDefaults?:? (?<value>.+?)\.?$/.exec(text);
  const value = found?.groups?.value;
  return value ? { description: text.slice(0, found.index), default: value } : { description: text };
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** As Markdown. */
export const markdownTable = (members: readonly Member[]): string =>
  [
    '| name | type | default | meaning |',
    '| --- | --- | --- | --- |',
    ...members.map((one) => {
      const standard = one.default ?? (one.required ? 'required' : '');
      return `| ${one.name} | \`${cell(one.type)}\` | ${cell(standard)} | ${cell(one.description)} |`;
    }),
  ].join('\n');

/** What the main entry exports; the others have an entry of their own. */
const MAIN_ENTRY = readFileSync(join(src, 'index.ts'), 'utf8');

/** What to import a component from. */
export const entryOf = (folder: string) =>
  MAIN_ENTRY.includes(`'./${folder}/index.js'`) ? '@gloam/ui' : `@gloam/ui/${folder}`;
