const REQUESTS_PER_S = 20;

interface Answer {
  /** What it failed with; empty where it did not. */
  failure: string;
  ms: number;
}

export interface Answers {
  sent: number;
  /** What the failed ones failed with. */
  failed: string[];
  /** Milliseconds within which 99 of 100 were answered, and the last of all. */
  p99: number;
  slowest: number;
}

/** Open-loop load: a request every so often, whether or not earlier ones were answered. */
export class OpenLoop {
  private readonly answers: Promise<Answer>[] = [];
  private readonly timer = setInterval(() => this.answers.push(this.once(this.answers.length)), 1_000 / REQUESTS_PER_S);

  constructor(private readonly request: (nth: number) => Promise<Response>) {}

  /** Resolves when all are answered. */
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
