import { percentile } from './figures.js';

interface Answer {
  /** 0 if no response came. */
  status: number;
  /** Milliseconds from the time at which the request was due. */
  ms: number;
  /** Milliseconds after the start. */
  dueAt: number;
}

export interface OpenLoopResult {
  sent: number;
  /** Responses with status 200 are kept, those with 503 are refused; all others are failures. */
  keptPerSecond: number;
  refused: number;
  failed: number;
  keptP50: number;
  keptP99: number;
  refusedP99: number;
}

const TICK_MS = 10;

/**
 * Sends requests at a fixed rate, whether or not earlier ones were answered, as visitors do. Times are measured from when a request was
 * due; requests of the first `settleSeconds` are not counted.
 */
export async function openLoop(options: {
  /** Resolves with the status; rejects if no response came. */
  send: () => Promise<number>;
  perSecond: number;
  seconds: number;
  settleSeconds: number;
}): Promise<OpenLoopResult> {
  const { send, perSecond, seconds, settleSeconds } = options;
  const began = performance.now();
  const requests: Promise<Answer>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - began;
      const due = Math.floor((Math.min(elapsedMs, seconds * 1_000) / 1_000) * perSecond);
      while (requests.length < due) requests.push(answerTo(send, began, (requests.length / perSecond) * 1_000));
      if (elapsedMs < seconds * 1_000) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  const answers = (await Promise.all(requests)).filter(({ dueAt }) => dueAt >= settleSeconds * 1_000);
  const timesOf = (status: number) => answers.filter((answer) => answer.status === status).map(({ ms }) => ms);
  const [kept, refused] = [timesOf(200), timesOf(503)];
  return {
    sent: requests.length,
    keptPerSecond: kept.length / (seconds - settleSeconds),
    refused: refused.length,
    failed: answers.length - kept.length - refused.length,
    keptP50: percentile(kept, 0.5),
    keptP99: percentile(kept, 0.99),
    refusedP99: percentile(refused, 0.99),
  };
}

async function answerTo(send: () => Promise<number>, began: number, dueAt: number): Promise<Answer> {
  const status = await send().catch(() => 0);
  return { status, ms: performance.now() - began - dueAt, dueAt };
}

/** Requests the next page and reads it to its last byte. */
export const visiting =
  (url: string, next: () => { path: string }): (() => Promise<number>) =>
  async () => {
    const answer = await fetch(url + next().path);
    await answer.arrayBuffer();
    return answer.status;
  };
