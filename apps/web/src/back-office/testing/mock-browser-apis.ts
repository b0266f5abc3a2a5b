/** Browser APIs that the components need and jsdom lacks: a wide screen or a phone's, reduced motion, sizes that never change. */
export function mockBrowserApis(isPhone = false): void {
  window.matchMedia = (query: string) =>
    ({
      matches: (isPhone ? /max-width|reduced-motion/ : /min-width|reduced-motion/).test(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  window.scrollTo = () => undefined;
  // Positions of text, to which the rich editor scrolls.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  globalThis.EventSource = SilentSource as unknown as typeof EventSource;
  globalThis.MessageChannel = OneMessageLater as unknown as typeof MessageChannel;
  // jsdom cannot compute the style of ::before and logs an error at each call; its result is the same without the second argument.
  const style = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => style(element);
}

/** A minimal MessageChannel for forms, which only need a later callback. Node's own would keep Jest from exiting. */
class OneMessageLater {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}

/** A stream without events, except those that a test sends: `SilentSource.last.onmessage`. */
export class SilentSource {
  static readonly CLOSED = 2;
  static last: SilentSource;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onerror: ((event: { target: unknown }) => void) | null = null;
  constructor() {
    SilentSource.last = this;
  }
  close = () => void (this.readyState = SilentSource.CLOSED);
}
