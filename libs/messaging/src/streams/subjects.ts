/** Whether a subject without wildcards matches a filter with NATS wildcards: `*` is one token, `>` one or more. */
export function isCaptured(subject: string, filter: string): boolean {
  const tokens = subject.split('.');
  const wanted = filter.split('.');
  for (const [at, token] of wanted.entries()) {
    if (token === '>') return tokens.length > at;
    if (at >= tokens.length || (token !== '*' && token !== tokens[at])) return false;
  }
  return tokens.length === wanted.length;
}

/** The subject of an event as in its definition, whichever lane it came through. */
export function withoutLane(subject: string): string {
  return subject.replace(/^bulk\./, 'events.');
}
