import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackingServiceName } from './backing-service-definition.js';
import { commandLineOf, isAlive, type ProcessIdentity } from './process-identity.js';
import type { RunningBackingService } from './run-backing-service.js';

/** A part as recorded in `<dir>/stack.json`. Without `part` it was launched and has not answered yet. */
export interface PartRecord {
  identity: ProcessIdentity;
  port: number;
  part?: RunningBackingService;
  /** The process that started it, or that took it over after its starter died. */
  owner: ProcessIdentity | null;
}

export type StackRecord = Partial<Record<BackingServiceName, PartRecord>>;

/** The record of the parts of one folder, whether they still run or not. */
export class StackFile {
  private constructor(
    private readonly file: string,
    readonly records: StackRecord,
  ) {}

  static async open(dir: string): Promise<StackFile> {
    await mkdir(dir, { recursive: true });
    const file = join(dir, 'stack.json');
    const text = await readFile(file, 'utf8').catch(() => '{}');
    return new StackFile(file, JSON.parse(text) as StackRecord);
  }

  async set(name: BackingServiceName, record: PartRecord): Promise<void> {
    this.records[name] = record;
    await this.save();
  }

  async remove(name: BackingServiceName): Promise<void> {
    delete this.records[name];
    await this.save();
  }

  private writing: Promise<void> = Promise.resolve();

  private save(): Promise<void> {
    const write = async () => {
      await writeFile(`${this.file}.new`, JSON.stringify(this.records, null, 2));
      await rename(`${this.file}.new`, this.file);
    };
    return (this.writing = this.writing.then(write));
  }
}

/** Whether the recorded process still runs and is the one that was started, not a later one with the same pid. */
export function stillRuns({ identity, part }: PartRecord): boolean {
  return isAlive(identity) && (!part || commandLineOf(identity.pid) === part.commandLine);
}
