// The package stands on React 19.0 and whatever is newer: it takes nothing from React that 19.0 does not have.
import { describe, expect, it } from 'vitest';
import { importsOf, modules, parse } from './source-files.ts';
import stranger from '../../../tools/consumers/routers/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };

/** What React 19.0.0 exports, by its own account; what is private or unstable left out. */
const EXPORTS: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set([
    ...['Children', 'Component', 'Fragment', 'Profiler', 'PureComponent', 'StrictMode', 'Suspense'],
    ...[
      'cache',
      'cloneElement',
      'createContext',
      'createElement',
      'createRef',
      'forwardRef',
      'isValidElement',
    ],
    ...['lazy', 'memo', 'startTransition', 'use', 'useActionState', 'useCallback', 'useContext'],
    ...[
      'useDebugValue',
      'useDeferredValue',
      'useEffect',
      'useId',
      'useImperativeHandle',
      'useInsertionEffect',
    ],
    ...['useLayoutEffect', 'useMemo', 'useOptimistic', 'useReducer', 'useRef', 'useState'],
    ...['useSyncExternalStore', 'useTransition', 'version'],
  ]),
  'react-dom': new Set([
    ...['createPortal', 'flushSync', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload'],
    ...['preloadModule', 'requestFormReset', 'useFormStatus', 'version'],
  ]),
};

const taken = modules.flatMap((file) =>
  [...importsOf(parse(file)).values()]
    .filter(({ from }) => /^react(?:-dom)?(?:\/|$)/.test(from))
    .map(({ from, name }) => ({ file, from, name })),
);

it('finds what is taken', () => {
  expect(taken.length).toBeGreaterThan(50);
});

describe.each(
  Object.keys(packageJson.peerDependencies).filter((name) => /^(?:@types\/)?react(?:-dom)?$/.test(name)),
)('the peer %s', (name) => {
  it('may be as old as 19.0, and no older', () => {
    expect(packageJson.peerDependencies).toHaveProperty([name], '>=19.0.0');
  });
});

it('takes nothing that React 19.0 lacks', () => {
  const missing = taken.filter(({ from, name }) => !EXPORTS[from]?.has(name));
  expect(missing.map(({ file, from, name }) => `${file}: ${name} of ${from}`)).toEqual([]);
});

it('is tried with React 19.0.0 and its types by a project that installs the package', () => {
  expect({ ...stranger.dependencies, ...stranger.devDependencies }).toMatchObject({
    react: '19.0.0',
    'react-dom': '19.0.0',
    '@types/react': '19.0.0',
  });
});
