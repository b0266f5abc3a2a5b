/** What the components request of a browser and jsdom does not have: a wide screen, no motion, sizes that never change. */
export function browserParts(): void {
  window.matchMedia = (query: string) =>
    ({
      matches: /min-width|reduced-motion/.test(query),
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
  // Where a piece of text stands on the screen: the rich editor scrolls to it.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  globalThis.EventSource = SilentSource as unknown as typeof EventSource;
  globalThis.MessageChannel = OneMessageLater as unknown as typeof MessageChannel;
  // jsdom cannot work out the style of ::before, says so at each call, and answers as if it were not requested.
  const style = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => style(element);
}

/** Enough of a channel for forms, which only want to be called again later. Node's own would keep Jest from exiting. */
class OneMessageLater {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}

/** A stream in which nothing happens until a test says it: `SilentSource.last.onmessage`. */
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
