/** Tells the gateway what a visitor has done. Nobody waits for the answer, and it may be lost. */
export function report(path: string, what: object): void {
  const body = new Blob([JSON.stringify(what)], { type: 'application/json' });
  if (navigator.sendBeacon?.(path, body)) return;
  void fetch(path, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
