// Modules that need the browser start with 'use client', and no others: Server Components render the others on the server
// and do not send their code.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { declaringModule, importsOf, modules, nodesIn, parse, resolveImport } from './source-files.ts';

/** Hooks that Server Components may call. */
const SERVER_HOOKS = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue']);

/** Modules that have the directive for another reason. */
const JUSTIFIED: Readonly<Record<string, string>> = {
  'internal/use-merged-ref.ts': 'returns a callback for `ref`',
  'frameworks/next.tsx': 'Server Components pass it to client components',
  'frameworks/react-router.tsx': 'Server Components pass it to client components',
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

/** Returns the parts of a module that need the browser: hooks, contexts, event handlers, `ref`, and Radix. */
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
    // Handlers in an object of attributes.
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
  it("starts with 'use client' only if it needs the browser", () => {
    const parts = [...new Set(clientParts(file))];
    if (file in JUSTIFIED) expect(parts).toEqual([]);
    expect(hasDirective(file), parts.join(', ')).toBe(parts.length > 0 || file in JUSTIFIED);
  });
});
