/** Whether all significant words of one of the names also occur in the other. */
export function isNearlySameName(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.every((word) => more.includes(word));
}
