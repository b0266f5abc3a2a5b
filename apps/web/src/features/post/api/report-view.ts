import { paths } from '../../../config/paths.js';

/** Tells the gateway that a post was shown. Nobody waits for the answer, and it may be lost. */
export function reportView(postId: string): void {
  const body = new Blob([JSON.stringify({ postId })], { type: 'application/json' });
  if (navigator.sendBeacon?.(paths.postView, body)) return;
  void fetch(paths.postView, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
