// 'use client' stands in every module that only a browser can run, and in no other: React Server Components draw whatever
// does without it on the server and send none of its code.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { declaringModule, importsOf, modules, nodesIn, parse, resolveImport } from './source-files.ts';

/** Hooks of React that a server component may call too. */
const SERVER_HOOKS = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue']);

/** Modules with the directive that have nothing of their own to need it, each with the reason. */
const JUSTIFIED: Readonly<Record<string, string>> = {
  'internal/use-merged-ref.ts': 'gives out a callback for `ref`',
  'frameworks/next.tsx': 'is handed on by the server as a reference',
  'frameworks/react-router.tsx': 'is handed on by the server as a reference',
};

const hasDirective = (file: string) => {
  const [first] = parse(file).statements;
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
};

const isHandler = (name: string) => /^on[A-Z]/.test(name);

const isHook = (name: string) => /^use[A-Z]/.test(name);

/** What in a module needs a browser: hooks with state, effects, refs or context, event handlers, `ref`, and Radix. */
function clientParts(file: string): string[] {
  const source = parse(file);
  const imports = importsOf(source);

  const isClientCall = (name: string) => {
    const imported = imports.get(name);
    if (!imported) return false;
    const ours = resolveImport(file, imported.from);
    if (ours) return isHook(name) && needsClient(declaringModule(ours, imported.name));
    if (imported.name === 'createContext') return true;
    return isHook(imported.name) && !(imported.from === 'react' && SERVER_HOOKS.has(imported.name));
  };

  const behaviour = [...imports.values()].filter(({ from }) => from.startsWith('@radix-ui/'));

  const parts = [...nodesIn(source)].flatMap((node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      return isClientCall(node.expression.text) ? [`${node.expression.text}()`] : [];
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText();
      return isHandler(name) || name === 'ref' ? [name] : [];
    }
    // Attributes that elements of the module share.
    if (file.endsWith('.tsx') && ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const name = node.name.getText();
      return isHandler(name) ? [name] : [];
    }
    return [];
  });
  return [...behaviour.map(({ from }) => from), ...parts];
}

const needs = new Map<string, boolean>();

function needsClient(file: string): boolean {
  const known = needs.get(file);
  if (known !== undefined) return known;
  needs.set(file, false);
  const answer = clientParts(file).length > 0;
  needs.set(file, answer);
  return answer;
}

describe.each(modules)('%s', (file) => {
  it('says whether it is for the browser alone', () => {
    const parts = [...new Set(clientParts(file))];
    if (file in JUSTIFIED) expect(parts).toEqual([]);
    expect(hasDirective(file), parts.join(', ')).toBe(parts.length > 0 || file in JUSTIFIED);
  });
});

it('finds the modules', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter(hasDirective).length).toBeGreaterThan(10);
});

it('justifies only what has the directive', () => {
  expect(Object.keys(JUSTIFIED).filter((file) => !modules.includes(file) || !hasDirective(file))).toEqual([]);
});
