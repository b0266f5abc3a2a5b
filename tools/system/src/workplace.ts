import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder under .local that belongs to one run of the system: data, logs, process ids, secrets. */
export class Workplace {
  readonly stackDir: string;
  readonly logs: string;

  constructor(readonly dir: string) {
    this.stackDir = join(dir, 'stack');
    this.logs = join(dir, 'logs');
    mkdirSync(this.logs, { recursive: true });
  }

  /** A secret of this workplace. It is created once and readable by its owner only. */
  secret(name: string, bytes = 24): string {
    const file = join(this.dir, name);
    if (!existsSync(file)) writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
    return readFileSync(file, 'utf8');
  }

  file(name: string): string {
    return join(this.dir, name);
  }

  logOf(name: string): string {
    return join(this.logs, `${name}.log`);
  }
}
