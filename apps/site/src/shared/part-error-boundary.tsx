import { Button } from '@gloam/ui';
import { Trans } from '@lingui/react/macro';
import { Component, type ComponentType, type ReactNode } from 'react';
import { saveFormValues, restoreFormValues } from '../entry/form-values.ts';

/** Number of failures after which a part isn't rendered again automatically, to avoid an endless loop. */
const ATTEMPTS = 3;

interface State {
  hasFailed: boolean;
  failures: number;
}

/**
 * Error boundary for one part of a page. Renders the part again with its typed values, or a message if it keeps failing.
 * State that must survive an error belongs in a component outside the boundary.
 */
export class PartErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    const failures = this.state.failures + 1;
    this.setState({ failures, hasFailed: failures >= ATTEMPTS });
  }

  /** Saves typed values while the fields are still in the DOM. */
  override getSnapshotBeforeUpdate(_: unknown, { hasFailed }: State) {
    if (this.state.hasFailed && !hasFailed) keep();
    return null;
  }

  override componentDidUpdate(_: unknown, { hasFailed }: State) {
    if (hasFailed && !this.state.hasFailed) restoreFormValues();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Unmounts the part before the next attempt.
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
    saveFormValues();
  } catch {
    // Storage is blocked: typed values are lost.
  }
}

/** Wraps a component in a boundary, so that its parent's state survives an error. */
export function withErrorBoundary<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <PartErrorBoundary>
      <Part {...props} />
    </PartErrorBoundary>
  );
}
