import { Injectable, Logger } from '@nestjs/common';
import { RequestFailed } from '@tedarik/messaging';
import { Clock, DomainError, isMongoOutage } from '@tedarik/service-kit';
import { FailureRepository, TRIES, type Work } from './failure.repository.js';

const REASON_CHARACTERS = 200;

/** Runs work and counts its failures in MongoDB, because the queue stores nothing about jobs that ended. */
@Injectable()
export class Attempts {
  private readonly log = new Logger(Attempts.name);

  constructor(
    private readonly failures: FailureRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Skips exhausted work, even if it was enqueued. Errors from an outage or from the shutdown of this process are thrown but not counted as
   * failures.
   */
  async make(work: Work, signal: AbortSignal, attempt: () => Promise<void>): Promise<void> {
    if (await this.failures.isExhausted(work)) return;
    try {
      await attempt();
    } catch (error) {
      if (!signal.aborted && !isOutage(error)) await this.record(work, error);
      throw error;
    }
    await this.failures.clear(work);
  }

  private async record(work: Work, error: unknown): Promise<void> {
    const times = await this.failures.add(work, reasonOf(error), this.clock.now());
    const what = times < TRIES ? 'failed and is tried again' : 'is exhausted';
    this.log.error({ msg: `Work of an import ${what}`, ...work, times, err: error });
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof RequestFailed) return error.failure.kind === 'unavailable';
  return error instanceof DomainError ? error.kind === 'unavailable' : isMongoOutage(error);
}

/** The code of the failure, or else the first line of the error message. */
function reasonOf(error: unknown): string {
  if (error instanceof RequestFailed) return error.failure.code;
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.slice(0, REASON_CHARACTERS) || 'unexpected';
}
