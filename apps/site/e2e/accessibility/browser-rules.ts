import type { CDPSession, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

type Rules = typeof import('./rules.ts');

const NAME = 'pageRules';

let script: Promise<string> | undefined;

/** Bundles the rules into one script for the browser. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('rules.ts', import.meta.url)), formats: ['iife'], name: NAME },
    },
  })) as Rolldown.RolldownOutput[];
  return `${built[0]?.output[0].code ?? ''}\nglobalThis.${NAME} = ${NAME};`;
}

/** Adds the rules to every document that the page loads from now on. */
export async function injectRules(page: Page): Promise<void> {
  await page.addInitScript({ content: await (script ??= bundle()) });
}

/** Runs rules on the current page and returns their findings. */
export const findings = (page: Page, rules: readonly (keyof Rules)[]): Promise<string[]> =>
  page.evaluate(
    async ({ name, names }) => {
      const all = (globalThis as unknown as Record<string, Record<string, (root: Element) => unknown>>)[name];
      const found: unknown[] = [];
      for (const rule of names) found.push(...(((await all?.[rule]?.(document.body)) ?? []) as unknown[]));
      return found as string[];
    },
    { name: NAME, names: rules },
  );

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

interface DomNode {
  nodeId: number;
  backendNodeId: number;
  children?: DomNode[];
}

interface Seen {
  control: string;
  isReachable: boolean;
  text: string;
}

/** Maps DevTools node ids of a subtree to backend ids, which the accessibility tree uses. */
function backendIdsOf(root: DomNode, ids = new Map<number, number>()): Map<number, number> {
  ids.set(root.nodeId, root.backendNodeId);
  for (const child of root.children ?? []) backendIdsOf(child, ids);
  return ids;
}

/** Finds controls whose name lacks their visible text, so that voice control users can't activate them (WCAG 2.5.3, 4.1.2). */
export async function mislabelled(page: Page, client: CDPSession): Promise<string[]> {
  const seen = (await findings(page, ['seenLabels'])) as unknown as Seen[];
  const { root } = await client.send('DOM.getDocument', { depth: -1 });
  const selector = await page.evaluate(
    (name) => (globalThis as unknown as Record<string, Rules>)[name]?.controlSelector ?? '',
    NAME,
  );
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = new Map(
    nodes.map(({ backendDOMNodeId, name }) => [backendDOMNodeId, String(name?.value ?? '')]),
  );
  const backendNodeIds = backendIdsOf(root);
  const found: string[] = [];
  for (const [index, { control, isReachable, text }] of seen.entries()) {
    const id = backendNodeIds.get(nodeIds[index] ?? 0);
    if (!isReachable || id === undefined) continue;
    const name = names.get(id) ?? '';
    if (name === '' || !plain(name).includes(plain(text))) found.push(`${control} has the name “${name}”`);
  }
  return found;
}
