import type { Client } from '@elastic/elasticsearch';
import { newId } from '@tedarik/service-kit';
import { hasStatus, hasErrorType } from '../elasticsearch/elasticsearch.js';

/** Progress of a rebuild. */
export interface RebuildProgress {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Number of records in the new index. */
  done: number;
  /** Estimated final number; null if unknown. */
  total: number | null;
}

interface RebuildDocument {
  /** The process that rebuilds and when it last renewed its claim (epoch ms); null when no rebuild is running. */
  holder: string | null;
  renewedAt: number;
  /** Progress as last reported by the holder. */
  progress: RebuildProgress | null;
  /** When a rebuild was requested (epoch ms) and why; null when none is requested. */
  wantedAt: number | null;
  wantedBecause: string | null;
  /** Number of requests so far; the previous version does not count them. */
  wishes: number;
}

/** A request for a rebuild. */
export interface Wish {
  number: number;
  /** Epoch ms by the clock of the requester. */
  at: number;
  because: string;
}

const TERM_MS = 60_000;
const NOBODY: RebuildDocument = {
  ...{ holder: null, renewedAt: 0, progress: null },
  ...{ wantedAt: null, wantedBecause: null, wishes: 0 },
};

/** A record stored in the engine: which process is rebuilding (only one at a time), and whether a rebuild is requested. */
export class RebuildRecord {
  private readonly index: string;
  private readonly holder = newId();

  constructor(
    private readonly client: Client,
    private readonly id: string,
  ) {
    this.index = `${id}-rebuild`;
  }

  /** Stores, safely across crashes, that the index may lack something. */
  async want(because: string): Promise<void> {
    await this.wish(because, () => false);
  }

  /** The same, unless a rebuild is running or requested; returns false then. */
  wantUnlessUnderWay(because: string): Promise<boolean> {
    return this.wish(because, (record) => progressOf(record) !== undefined);
  }

  async wanted(): Promise<Wish | undefined> {
    return wishOf((await this.read()).source);
  }

  /** Progress of a running or requested rebuild; undefined when there is none. */
  async underWay(): Promise<RebuildProgress | undefined> {
    return progressOf((await this.read()).source);
  }

  /** Takes or renews the right to rebuild for a minute and stores the progress. Returns false when another process has it. */
  async take(progress: RebuildProgress | null = null): Promise<boolean> {
    await this.ensureIndex();
    const { source, place } = await this.read();
    if (source.holder !== this.holder && isHeld(source)) return false;
    const taken = { ...source, holder: this.holder, renewedAt: Date.now(), progress };
    return (await this.put(taken, place)) || this.take(progress);
  }

  /** Gives the right back. The request is marked as fulfilled, unless there was another one meanwhile. */
  async release(fulfilled?: Wish): Promise<void> {
    const { source, place } = await this.read();
    if (source.holder !== this.holder) return;
    const last = wishOf(source);
    // Compared for equality, not by time, because every host has its own clock.
    const isDone = last?.number === fulfilled?.number && last?.at === fulfilled?.at;
    const wish = isDone ? { wantedAt: null, wantedBecause: null } : {};
    const released = await this.put({ ...source, ...wish, holder: null, progress: null }, place);
    if (!released) await this.release(fulfilled);
  }

  private async wish(because: string, isNeedless: (record: RebuildDocument) => boolean): Promise<boolean> {
    await this.ensureIndex();
    const { source, place } = await this.read();
    if (isNeedless(source)) return false;
    const wish = { wantedAt: Date.now(), wantedBecause: because, wishes: source.wishes + 1 };
    return (await this.put({ ...source, ...wish }, place)) || this.wish(because, isNeedless);
  }

  private async read() {
    try {
      const found = await this.client.get<RebuildDocument>({ index: this.index, id: this.id });
      const place = { if_seq_no: found._seq_no, if_primary_term: found._primary_term };
      return { source: { ...NOBODY, ...found._source }, place };
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return { source: NOBODY, place: { op_type: 'create' as const } };
    }
  }

  private async put(document: RebuildDocument, place: object): Promise<boolean> {
    try {
      await this.client.index({ index: this.index, id: this.id, document, ...place });
      return true;
    } catch (error) {
      if (hasStatus(error, 409)) return false;
      throw error;
    }
  }

  private async ensureIndex(): Promise<void> {
    try {
      await this.client.indices.create({
        index: this.index,
        settings: { number_of_shards: 1, number_of_replicas: 0, auto_expand_replicas: '0-1' },
        mappings: { dynamic: false },
      });
    } catch (error) {
      if (!hasErrorType(error, 'resource_already_exists_exception')) throw error;
    }
  }
}

const isHeld = ({ holder, renewedAt }: RebuildDocument): boolean => holder !== null && Date.now() - renewedAt < TERM_MS;

const wishOf = ({ wishes, wantedAt, wantedBecause }: RebuildDocument): Wish | undefined =>
  wantedAt === null ? undefined : { number: wishes, at: wantedAt, because: wantedBecause ?? '' };

function progressOf(record: RebuildDocument): RebuildProgress | undefined {
  const { renewedAt, progress, wantedAt } = record;
  if (isHeld(record)) return progress ?? { startedAt: renewedAt, done: 0, total: null };
  return wantedAt === null ? undefined : { startedAt: wantedAt, done: 0, total: null };
}
