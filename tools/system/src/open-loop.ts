const REQUESTS_PER_S = 20;

interface Answer {
  /** The reason of a failure; empty if it succeeded. */
  failure: string;
  ms: number;
}

export interface Answers {
  sent: number;
  /** Reasons of the failed requests. */
  failed: string[];
  /** Response times in milliseconds: the 99th percentile and the maximum. */
  p99: number;
  slowest: number;
}

/** Open-loop load: sends requests at a fixed rate, whether or not earlier ones were answered. */
export class OpenLoop {
  private readonly answers: Promise<Answer>[] = [];
  private readonly timer = setInterval(() => this.answers.push(this.once(this.answers.length)), 1_000 / REQUESTS_PER_S);

  constructor(private readonly request: (nth: number) => Promise<Response>) {}

  /** Stops sending, and resolves when all requests have been answered. */
  async end(): Promise<Answers> {
    clearInterval(this.timer);
    const answers = await Promise.all(this.answers);
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      sent: answers.length,
      failed: answers.map(({ failure }) => failure).filter(Boolean),
      p99: times[Math.floor(times.length * 0.99)] ?? NaN,
      slowest: times.at(-1) ?? NaN,
    };
  }

  private async once(nth: number): Promise<Answer> {
    const began = performance.now();
    const failure = await this.failureOf(nth);
    return { failure, ms: performance.now() - began };
  }

  private async failureOf(nth: number): Promise<string> {
    try {
      const answer = await this.request(nth);
      await answer.text();
      return answer.status < 500 ? '' : `${answer.status}`;
    } catch (error) {
      return (error as Error).message;
    }
  }
}
