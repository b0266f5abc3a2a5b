/** Far more than any real record needs, on any machine. */
const MOST_MS = 2_000;

/** The result of `work`; null when it took more CPU time than allowed. */
export function withinBudget<T>(work: () => T, usedMs: () => number = processorMs): T | null {
  const before = usedMs();
  const made = work();
  return usedMs() - before > MOST_MS ? null : made;
}

/** CPU time of this process only, so that a busy machine does not count against a record. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
