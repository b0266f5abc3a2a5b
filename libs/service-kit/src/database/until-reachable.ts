import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const log = new Logger('Start');

/** Retries `attempt` forever while it fails with an outage, and logs each failure. Other errors are thrown. */
export async function untilReachable<T>(
  part: string,
  attempt: () => Promise<T>,
  isOutage: (error: unknown) => boolean,
): Promise<T> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isOutage(error)) throw error;
      log.warn(`Waiting for ${part}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await pause(wait);
  }
}
