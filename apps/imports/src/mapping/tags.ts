const TAG = /<\/?[a-z!]/iy;
/** Tags whose content goes with them, and how they end. */
const WITH_CONTENT = /<(script|style)\b/iy;
const ENDS: Readonly<Record<string, RegExp>> = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };

/** A space in place of each tag, and of each script or style as a whole. Never looks at a part of the text twice. */
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

/** A match that begins there, or for a global pattern the first one from there on. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
