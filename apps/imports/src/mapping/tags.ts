const TAG = /<\/?[a-z!]/iy;
/** Tags that are removed together with their content, and their end tags. */
const WITH_CONTENT = /<(script|style)\b/iy;
const ENDS: Readonly<Record<string, RegExp>> = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };

/** Replaces each tag, and each script or style with its content, by a space. Runs in linear time. */
export function withoutTags(text: string): string {
  let kept = '';
  let from = 0;
  const endless = new Set<string>();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', Math.max(at + 1, from))) {
    if (!matchAt(TAG, text, at)) continue;
    const close = text.indexOf('>', at);
    if (close < 0) break;
    const name = matchAt(WITH_CONTENT, text, at)?.[1]?.toLowerCase();
    const end = name && !endless.has(name) ? matchAt(ENDS[name]!, text, close) : null;
    if (name && !end) endless.add(name);
    kept += `${text.slice(from, at)} `;
    from = end ? end.index + end[0].length : close + 1;
  }
  return from === 0 ? text : kept + text.slice(from);
}

/** A match at this position; for a global pattern, the first match from this position on. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
