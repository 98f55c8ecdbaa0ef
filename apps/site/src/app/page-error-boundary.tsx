import { Trans } from '@lingui/react/macro';
import { Button } from '@gloam/ui';
import { Component, type ReactNode } from 'react';
import { setScrollAfterReload } from '../entry/scroll-position.ts';

interface Props {
  /** Resets the error when it changes. */
  resetKey: string;
  /** Called after the error message is rendered. */
  onFailure: () => void;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  key: string;
}

/** Error boundary for pages whose code or data failed to load. Shows a message and a reload button. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, key: '' };

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): State | null {
    return key === resetKey ? null : { hasFailed: false, key: resetKey };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    setScrollAfterReload();
    this.props.onFailure();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main
        className="mx-auto grid min-h-screen max-w-page content-center justify-items-start gap-6 px-margin"
        role="alert"
      >
        <h1 className="font-serif text-h2 font-light text-text">
          <Trans id="shell.pageFailed.title">This page couldn’t be loaded.</Trans>
        </h1>
        <p>
          <Trans id="shell.pageFailed.text">Your connection may have dropped.</Trans>
        </p>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          <Trans id="shell.pageFailed.retry">Try again</Trans>
        </Button>
      </main>
    );
  }
}
