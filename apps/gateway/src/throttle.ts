/**
 * Runs `work` at once, and then at most every `everyMs`. Calls in between lead to one run at the end of that time, so that none is lost.
 */
export class Throttle {
  private timer: NodeJS.Timeout | undefined;
  private isWanted = false;

  constructor(
    private readonly everyMs: number,
    private readonly work: () => void,
  ) {}

  readonly call = (): void => {
    if (this.timer) {
      this.isWanted = true;
      return;
    }
    this.timer = setTimeout(() => this.afterPause(), this.everyMs).unref();
    this.work();
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private afterPause(): void {
    this.timer = undefined;
    if (!this.isWanted) return;
    this.isWanted = false;
    this.call();
  }
}
