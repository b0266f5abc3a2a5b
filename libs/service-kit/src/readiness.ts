import { Injectable } from '@nestjs/common';

const CHECK_TIMEOUT_MS = 2_000;

/** The response of /readyz: the failed checks, with the reason. */
export interface ReadinessReport {
  ready: boolean;
  failing: Record<string, string>;
}

/** Whether this process accepts work: after its start, while every check passes, and until it begins to stop. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, () => Promise<void>>();
  private phase: 'starting' | 'running' | 'stopping' = 'starting';

  /** `check` must reject while its backing service is down. A check that takes longer than 2 s counts as failed. */
  add(name: string, check: () => Promise<void>): void {
    this.checks.set(name, check);
  }

  started(): void {
    if (this.phase === 'starting') this.phase = 'running';
  }

  /** From now on it is never ready again. */
  stopping(): void {
    this.phase = 'stopping';
  }

  async report(): Promise<ReadinessReport> {
    if (this.phase !== 'running') return { ready: false, failing: { service: this.phase } };
    const results = await Promise.all([...this.checks].map(async ([name, check]) => [name, await failure(check)]));
    const failing = Object.fromEntries(results.filter(([, reason]) => reason !== undefined)) as Record<string, string>;
    return { ready: Object.keys(failing).length === 0, failing };
  }
}

async function failure(check: () => Promise<void>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${CHECK_TIMEOUT_MS} ms`), CHECK_TIMEOUT_MS);
  });
  try {
    const passed = (async () => check())().then(() => undefined);
    return await Promise.race([passed, tooLong]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
