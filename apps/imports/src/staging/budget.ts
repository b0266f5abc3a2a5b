/** Far more than any record needs, on any machine. */
const MOST_MS = 2_000;

/** What `work` makes of a record; null when that took more time of the processor than a record may. */
export function withinBudget<T>(work: () => T, usedMs: () => number = processorMs): T | null {
  const before = usedMs();
  const made = work();
  return usedMs() - before > MOST_MS ? null : made;
}

/** Of this process alone: a busy machine counts against nobody's record. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
