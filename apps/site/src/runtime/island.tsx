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
import { firstInteraction, NOT_HYDRATED, READY } from '../start/interaction.ts';
import { PartBoundary } from './part-boundary.tsx';
import { reportMissing } from './report-missing.ts';

const all = new Set<() => Promise<void>>();

/** Wakes every part of the pages seen so far, for a change that none of them may miss. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...all].map((preload) => preload()));
}

export interface Island<Props> {
  (props: Props): ReactNode;
  /** Fetches its code ahead of being drawn, so that it is drawn without a gap. */
  preload: () => Promise<void>;
}

/**
 * A part of a page that stands in the server's HTML and wakes up when somebody is here: its code is neither fetched nor
 * run for a visit that only looks. Until then the start script holds what is pressed in it. Code that does not arrive has
 * the page loaded anew; where that is no help, it is asked for again at the next press.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>): Island<Props> {
  let arrive: (loaded: ComponentType<Props>) => void = () => undefined;
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  let fetching: Promise<void> | undefined;
  const preload = () =>
    (fetching ??= load().then(
      (loaded) => {
        arrive(loaded);
        // Tells React's `use` that it need not wait.
        void Object.assign(arrival, { status: 'fulfilled', value: loaded });
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    ));
  all.add(preload);

  const fetchUntilArrived = () => {
    preload().catch((error: unknown) => {
      document.addEventListener('pointerdown', fetchUntilArrived, { once: true });
      void reportMissing(error);
    });
  };
  let isWaiting = false;
  const arriving = () => {
    if (!isWaiting) void firstInteraction().then(fetchUntilArrived);
    isWaiting = true;
    return arrival;
  };

  function Hydrated(props: Props) {
    const Part = use(arriving());
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      root.current?.removeAttribute(NOT_HYDRATED);
      document.dispatchEvent(new Event(READY));
    }, []);
    return (
      <div ref={root} className="contents" {...{ [NOT_HYDRATED]: '' }}>
        {createElement(Part, props)}
      </div>
    );
  }

  // A page that draws itself again must not touch what sleeps: React would take the server's HTML away.
  const Waiting = memo((props: Props) => (
    <PartBoundary>
      <Suspense fallback={null}>
        <Hydrated {...props} />
      </Suspense>
    </PartBoundary>
  ));
  return Object.assign((props: Props) => <Waiting {...props} />, { preload });
}
