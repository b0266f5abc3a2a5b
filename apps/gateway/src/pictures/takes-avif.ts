const AVIF = /(?:^|,)\s*image\/avif\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i;

/** Whether an Accept header names AVIF. One that takes anything does not mean it: that is what programs send. */
export function takesAvif(accept: string | undefined): boolean {
  const named = AVIF.exec(accept ?? '');
  return named !== null && Number(named[1] ?? 1) > 0;
}
