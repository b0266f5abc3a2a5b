const AVIF = /(?:^|,)\s*image\/avif\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i;

/** Whether an Accept header names AVIF. A wildcard does not count, because programs send it without supporting AVIF. */
export function takesAvif(accept: string | undefined): boolean {
  const named = AVIF.exec(accept ?? '');
  return named !== null && Number(named[1] ?? 1) > 0;
}
