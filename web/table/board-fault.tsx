import { Component, type ReactNode } from 'react';

interface BoardFaultProps {
  readonly children: ReactNode;
  /** What is shown in place of a board that fell over. */
  readonly instead: ReactNode;
}

/** A drawn board that fails must not cost anybody their game: the text board takes its place. */
export class BoardFault extends Component<BoardFaultProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
