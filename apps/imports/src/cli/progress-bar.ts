import type { ImportProgress } from '@tedarik/commands';

const WIDTH = 30;
const PLAIN_EVERY_MS = 5_000;

/** Shows progress as a bar on a terminal, or else as a line every five seconds. */
export class ProgressBar {
  private readonly began = Date.now();
  private lastPlain = 0;

  show(progress: ImportProgress): void {
    const line = this.lineOf(progress);
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001b[K`);
    else if (Date.now() - this.lastPlain > PLAIN_EVERY_MS) {
      this.lastPlain = Date.now();
      process.stdout.write(`${line}\n`);
    }
  }

  end(): void {
    if (process.stdout.isTTY) process.stdout.write('\n');
  }

  private lineOf({ status, read, remaining }: ImportProgress): string {
    const done = read - remaining;
    const seconds = (Date.now() - this.began) / 1000;
    const speed = seconds > 0 ? done / seconds : 0;
    const filled = read ? Math.round((done / read) * WIDTH) : 0;
    const left = status === 'importing' && speed > 0 ? `, ${Math.ceil(remaining / speed)} s left` : '';
    return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${read} rows, ${Math.round(speed)} rows/s${left} (${status})`;
  }
}
