// The package supports React 19.0, so it imports nothing that was added later.
import { expect, it } from 'vitest';
import { importsOf, modules, parse } from './source-files.ts';

/** The stable exports of React 19.0.0. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  react:
    `Children Component Fragment Profiler PureComponent StrictMode Suspense cache cloneElement createContext
    createElement createRef forwardRef isValidElement lazy memo startTransition use useActionState useCallback
    useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect
    useLayoutEffect useMemo useOptimistic useReducer useRef useState useSyncExternalStore useTransition
    version`.split(/\s+/),
  'react-dom': `createPortal flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule
    requestFormReset useFormStatus version`.split(/\s+/),
};

it('imports nothing that React 19.0 lacks', () => {
  const imports = modules.flatMap((file) =>
    [...importsOf(parse(file)).values()]
      .filter(({ from }) => /^react(?:-dom)?(?:\/|$)/.test(from))
      .map(({ from, name }) => ({ file, from, name })),
  );
  expect(imports).not.toEqual([]);
  expect(imports.filter(({ from, name }) => !EXPORTS[from]?.includes(name))).toEqual([]);
});
