/** Reports a visitor's action to the gateway, without waiting for a reply; it may be lost. */
export function report(path: string, what: object): void {
  const body = new Blob([JSON.stringify(what)], { type: 'application/json' });
  if (navigator.sendBeacon?.(path, body)) return;
  void fetch(path, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
