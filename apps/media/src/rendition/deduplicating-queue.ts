/** A background queue that processes one key at a time. A key that is queued or running is not added again. */
export class DeduplicatingQueue {
  private readonly requested = new Set<string>();
  private working: Promise<void> | undefined;
  private isOpen = true;

  /** `work` must not reject. */
  constructor(
    private readonly most: number,
    private readonly work: (key: string) => Promise<void>,
  ) {}

  /** Number of queued and running keys. */
  get size(): number {
    return this.requested.size;
  }

  /** Returns false when the queue is full. */
  add(key: string): boolean {
    if (this.requested.has(key)) return true;
    if (!this.isOpen || this.requested.size >= this.most) return false;
    this.requested.add(key);
    this.working ??= this.workOff();
    return true;
  }

  /** Drops queued keys; resolves when the running one is done. */
  async stop(): Promise<void> {
    this.isOpen = false;
    this.requested.clear();
    await this.working;
  }

  private async workOff(): Promise<void> {
    for (const key of this.requested) {
      await this.work(key);
      this.requested.delete(key);
    }
    this.working = undefined;
  }
}
