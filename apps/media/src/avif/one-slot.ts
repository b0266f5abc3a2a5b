/** Work that nobody waits for: one key after the other, each once however often it is asked for before it is done. */
export class OneSlot {
  private readonly asked = new Set<string>();
  private working: Promise<void> | undefined;
  private isOpen = true;

  /** `work` must not fail. */
  constructor(
    private readonly most: number,
    private readonly work: (key: string) => Promise<void>,
  ) {}

  /** How many wait or are in hand. */
  get size(): number {
    return this.asked.size;
  }

  /** False when there is no room. */
  add(key: string): boolean {
    if (this.asked.has(key)) return true;
    if (!this.isOpen || this.asked.size >= this.most) return false;
    this.asked.add(key);
    this.working ??= this.workOff();
    return true;
  }

  /** Forgets what waits; resolves when what is in hand is done. */
  async stop(): Promise<void> {
    this.isOpen = false;
    this.asked.clear();
    await this.working;
  }

  private async workOff(): Promise<void> {
    for (const key of this.asked) {
      await this.work(key);
      this.asked.delete(key);
    }
    this.working = undefined;
  }
}
