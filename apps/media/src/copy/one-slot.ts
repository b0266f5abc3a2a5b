/** Work that nobody waits for: one key after the other, each once however often it is requested before it is done. */
export class OneSlot {
  private readonly requested = new Set<string>();
  private working: Promise<void> | undefined;
  private isOpen = true;

  /** `work` must not fail. */
  constructor(
    private readonly most: number,
    private readonly work: (key: string) => Promise<void>,
  ) {}

  /** How many wait or are in hand. */
  get size(): number {
    return this.requested.size;
  }

  /** False when there is no room. */
  add(key: string): boolean {
    if (this.requested.has(key)) return true;
    if (!this.isOpen || this.requested.size >= this.most) return false;
    this.requested.add(key);
    this.working ??= this.workOff();
    return true;
  }

  /** Forgets what waits; resolves when what is in hand is done. */
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
