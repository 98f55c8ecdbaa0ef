import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ASLEEP, READY, TOUCHED, UNTOUCHED } from './start-script.ts';

/** Resolves once somebody is here: at the first pointer, key, touch or scroll. At once where nothing is held back. */
function touched(): Promise<void> {
  if (!document.documentElement.hasAttribute(UNTOUCHED)) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(
      TOUCHED,
      () => {
        resolve();
      },
      { once: true },
    );
  });
}

const all = new Set<() => Promise<void>>();

/** Wakes every part of the pages seen so far, for a change that none of them may miss. */
export async function wakeIslands(): Promise<void> {
  await Promise.all([...all].map((preload) => preload()));
}

export interface Island<Props> {
  (props: Props): ReactNode;
  /** Fetches its code ahead of being drawn, so that it is drawn without a gap. */
  preload: () => Promise<void>;
}

/**
 * A part of a page that stands in the server's HTML and wakes up when somebody is here: its code is neither fetched nor
 * run for a visit that only looks. Until then the start script holds what is pressed in it. Code that does not arrive is
 * asked for again at the next press.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>): Island<Props> {
  let Part: ComponentType<Props> | undefined;
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let fetching: Promise<void> | undefined;
  const preload = () =>
    (fetching ??= load().then(
      (loaded) => {
        Part = loaded;
        arrive();
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    ));
  all.add(preload);

  const fetchUntilArrived = () => {
    preload().catch((error: unknown) => {
      console.error(error);
      document.addEventListener('pointerdown', fetchUntilArrived, { once: true });
    });
  };
  let isWaiting = false;
  const wake = () => {
    if (typeof document === 'undefined') return preload();
    if (!isWaiting) void touched().then(fetchUntilArrived);
    isWaiting = true;
    return arrival;
  };

  function Awake(props: Props) {
    if (!Part) use(wake());
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      root.current?.removeAttribute(ASLEEP);
      document.dispatchEvent(new Event(READY));
    }, []);
    return (
      <div ref={root} className="contents" {...{ [ASLEEP]: '' }}>
        {Part && createElement(Part, props)}
      </div>
    );
  }

  // A page that draws itself again must not touch what sleeps: React would take the server's HTML away.
  const Sleeper = memo((props: Props) => (
    <Suspense fallback={null}>
      <Awake {...props} />
    </Suspense>
  ));
  return Object.assign((props: Props) => <Sleeper {...props} />, { preload });
}
