import { Button } from '@gloam/ui';
import { Trans } from '@lingui/react/macro';
import { Component, type ComponentType, type ReactNode } from 'react';
import { keepTyped, restoreTyped } from '../entry/typed.ts';

/** How often a part is drawn anew by itself: what always fails must not do so for ever. */
const ATTEMPTS = 3;

interface State {
  hasFailed: boolean;
  failures: number;
}

/**
 * Keeps an error in one part of a page from taking the rest away. The part is drawn anew, with what was typed in it; where it
 * goes on failing, a message stands in its place. What must outlast an error is state of a component outside of it.
 */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    const failures = this.state.failures + 1;
    this.setState({ failures, hasFailed: failures >= ATTEMPTS });
  }

  /** The fields of the part are still there. */
  override getSnapshotBeforeUpdate(_: unknown, { hasFailed }: State) {
    if (this.state.hasFailed && !hasFailed) keep();
    return null;
  }

  override componentDidUpdate(_: unknown, { hasFailed }: State) {
    if (hasFailed && !this.state.hasFailed) restoreTyped();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Nothing for the moment in which it is drawn anew.
    if (this.state.failures < ATTEMPTS) return null;
    return (
      <div role="alert" className="mx-auto grid max-w-page justify-items-start gap-6 px-margin py-section">
        <p className="m-0">
          <Trans id="shell.partFailed.text">
            Something went wrong in this part of the page. The rest still works.
          </Trans>
        </p>
        <Button
          onClick={() => {
            this.setState({ hasFailed: false, failures: 0 });
          }}
        >
          <Trans id="shell.pageFailed.retry">Try again</Trans>
        </Button>
      </div>
    );
  }
}

function keep() {
  try {
    keepTyped();
  } catch {
    // Without storage, nothing is kept.
  }
}

/** A component with a boundary of its own, so that the state of the component that draws it outlasts its errors. */
export function inPart<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  );
}
