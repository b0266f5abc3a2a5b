const REQUESTS_PER_S = 20;

/** Open-loop load: a request every so often, whether or not earlier ones were answered. */
export class OpenLoop {
  private readonly answers: Promise<string>[] = [];
  private readonly timer = setInterval(() => this.answers.push(this.once(this.answers.length)), 1_000 / REQUESTS_PER_S);

  constructor(private readonly request: (nth: number) => Promise<Response>) {}

  /** Resolves when all are answered, with what the failed ones failed with. */
  async end(): Promise<{ sent: number; failed: string[] }> {
    clearInterval(this.timer);
    const answers = await Promise.all(this.answers);
    return { sent: answers.length, failed: answers.filter(Boolean) };
  }

  private async once(nth: number): Promise<string> {
    try {
      const answer = await this.request(nth);
      await answer.text();
      return answer.status < 500 ? '' : `${answer.status}`;
    } catch (error) {
      return (error as Error).message;
    }
  }
}
