import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type * as Commands from '@tedarik/commands';
import type { Messaging, RequestFailed } from '@tedarik/messaging';

const BETWEEN_WRITES_MS = 100;
const AGAIN_AFTER_MS = 250;

/** The state of a business that the directory has acknowledged. */
export interface Acknowledged {
  name: string;
  revision: number;
  phone: string | null;
}

type Contracts = typeof Commands;

/**
 * Creates and changes businesses continuously, and records what the directory has acknowledged. A request without a reply is repeated with
 * the same command id until there is one, as the back office does.
 */
export class Journal {
  readonly acknowledged = new Map<string, Acknowledged>();
  readonly mark = `Günlük${Date.now().toString(36)}x`;
  /** Number of requests without a reply. */
  unanswered = 0;
  private isDone = false;
  private readonly writing: Promise<void>;

  private constructor(
    private readonly messaging: Messaging,
    private readonly contracts: Contracts,
  ) {
    this.writing = this.write();
    this.writing.catch(() => undefined); // end() rethrows it
  }

  /** With `root` writes with the libraries of another version. This stands for a gateway of that version, as gateways are replaced last. */
  static async begin(root = process.cwd()): Promise<Journal> {
    const libraryOf = (name: string) => import(pathToFileURL(join(root, 'libs', name, 'dist/index.js')).href);
    const contracts = (await libraryOf('commands')) as Contracts;
    const { Messaging } = (await libraryOf('messaging')) as typeof import('@tedarik/messaging');
    return new Journal(await Messaging.connect({ name: 'journal', servers: process.env['NATS_URL']! }), contracts);
  }

  /** Stops after the current write is acknowledged. */
  async end(): Promise<void> {
    this.isDone = true;
    try {
      await this.writing;
    } finally {
      await this.messaging.close();
    }
  }

  private async write(): Promise<void> {
    const { CreateBusiness, EMPTY_BUSINESS } = this.contracts;
    for (let count = 1; !this.isDone; count += 1) {
      const name = `${this.mark} ${count}`;
      const business = { ...EMPTY_BUSINESS, name, status: 'active' as const };
      const { id, revision } = await this.untilAcknowledged((commandId) =>
        this.messaging.requests.send(CreateBusiness, { business }, { commandId }),
      );
      this.acknowledged.set(id, { name, revision, phone: null });
      await pause(BETWEEN_WRITES_MS);
      if (count % 2) await this.change(id, revision, name);
    }
  }

  private async change(id: string, revision: number, name: string): Promise<void> {
    const phone = `+90212${String(5_000_000 + this.acknowledged.size)}`;
    const saved = await this.untilAcknowledged((commandId) =>
      this.messaging.requests.send(this.contracts.UpdateBusiness, { id, revision, changes: { phone } }, { commandId }),
    );
    this.acknowledged.set(id, { name, revision: saved.revision, phone });
    await pause(BETWEEN_WRITES_MS);
  }

  private async untilAcknowledged<T>(send: (commandId: string) => Promise<T>): Promise<T> {
    const commandId = randomUUID();
    for (;;) {
      try {
        return await send(commandId);
      } catch (error) {
        const { failure } = error as Partial<RequestFailed>;
        if (failure?.kind !== 'unavailable') throw error;
        this.unanswered += 1;
        await pause(AGAIN_AFTER_MS);
      }
    }
  }
}
