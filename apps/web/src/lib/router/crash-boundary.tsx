import { Component, type ReactNode } from 'react';
import { ErrorContext } from './router-context.js';

interface CrashBoundaryProps {
  /** The error of a loader, if one failed. */
  error: unknown;
  /** Identifies the page; null while its data is loaded again. A change ends an error of rendering. */
  arrival: object | null;
  /** Rendered instead of the children after an error. */
  crashed: ReactNode;
  children: ReactNode;
}
interface CrashBoundaryState {
  arrival: object | null;
  thrown?: { error: unknown };
}

/** Renders `crashed` when a loader or the rendering of a page has failed, until the next page. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { arrival: this.props.arrival };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ arrival }: CrashBoundaryProps, state: CrashBoundaryState) {
    if (arrival === state.arrival) return null;
    // While the data is loaded again, the error stays.
    return arrival ? { arrival, thrown: undefined } : { arrival };
  }

  override render() {
    const error = this.props.error ?? this.state.thrown?.error;
    if (error === undefined) return this.props.children;
    return <ErrorContext value={error}>{this.props.crashed}</ErrorContext>;
  }
}
