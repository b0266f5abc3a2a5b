import { act } from '@testing-library/react';

/**
 * A fake XMLHttpRequest that a test answers by hand, because jsdom's own would contact a server. Call `AnUpload.instead()` in a describe or
 * a file.
 */
export class AnUpload {
  static all: AnUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: unknown;
  isAborted = false;
  status = 0;
  responseText = '';
  constructor() {
    AnUpload.all.push(this);
  }
  open = (...opened: string[]) => void (this.opened = opened);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  send = (sent: unknown) => void (this.sent = sent);
  abort = () => void (this.isAborted = true);
  answer(status: number, body: object | string) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    act(() => this.onload?.());
  }

  /** Replaces XMLHttpRequest in every following test. */
  static instead(): void {
    const real = globalThis.XMLHttpRequest;
    beforeEach(() => {
      AnUpload.all = [];
      globalThis.XMLHttpRequest = AnUpload as unknown as typeof XMLHttpRequest;
    });
    afterEach(() => {
      globalThis.XMLHttpRequest = real;
    });
  }
}
