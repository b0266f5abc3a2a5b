import type { Client } from '@elastic/elasticsearch';
import { newId } from '@tedarik/service-kit';
import { answered, saidType } from '../elasticsearch/elasticsearch.js';

/** How far a rebuild is. */
export interface RebuildProgress {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Records that the new index has. */
  done: number;
  /** About how many there will be; null when nobody can say. */
  total: number | null;
}

interface RebuildDocument {
  /** Who rebuilds, and when it last said so (epoch ms); null when nobody does. */
  holder: string | null;
  renewedAt: number;
  /** What the holder last said of it. */
  progress: RebuildProgress | null;
  /** Since when a rebuild is wanted (epoch ms), and why; null when none is. */
  wantedAt: number | null;
  wantedBecause: string | null;
  /** Wishes so far; a former version does not count them. */
  wishes: number;
}

/** That a rebuild is wanted. */
export interface Wish {
  number: number;
  /** Epoch ms, by the clock of who wants it. */
  at: number;
  because: string;
}

const TERM_MS = 60_000;
const NOBODY: RebuildDocument = {
  ...{ holder: null, renewedAt: 0, progress: null },
  ...{ wantedAt: null, wantedBecause: null, wishes: 0 },
};

/** One record in the engine itself: who is rebuilding, so that it is one at a time, and whether a rebuild is wanted. */
export class RebuildRecord {
  private readonly index: string;
  private readonly holder = newId();

  constructor(
    private readonly client: Client,
    private readonly id: string,
  ) {
    this.index = `${id}-rebuild`;
  }

  /** Remembers, across crashes, that the index may lack something. */
  async want(because: string): Promise<void> {
    await this.wish(because, () => false);
  }

  /** The same, unless a rebuild runs or is wanted already: false then. */
  wantUnlessUnderWay(because: string): Promise<boolean> {
    return this.wish(because, (record) => progressOf(record) !== undefined);
  }

  async wanted(): Promise<Wish | undefined> {
    return wishOf((await this.read()).source);
  }

  /** How far a running rebuild is, or one that is requested and not begun; undefined when there is neither. */
  async underWay(): Promise<RebuildProgress | undefined> {
    return progressOf((await this.read()).source);
  }

  /** Takes or keeps the right to rebuild for a minute and says how far it is, or says that somebody else has it. */
  async take(progress: RebuildProgress | null = null): Promise<boolean> {
    await this.ensureIndex();
    const { source, place } = await this.read();
    if (source.holder !== this.holder && isHeld(source)) return false;
    const taken = { ...source, holder: this.holder, renewedAt: Date.now(), progress };
    return (await this.put(taken, place)) || this.take(progress);
  }

  /** Gives the right back. The wish is done, unless there has been another one since. */
  async release(fulfilled?: Wish): Promise<void> {
    const { source, place } = await this.read();
    if (source.holder !== this.holder) return;
    const last = wishOf(source);
    // Never by which is later: every host has a clock of its own.
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
      if (!answered(error, 404)) throw error;
      return { source: NOBODY, place: { op_type: 'create' as const } };
    }
  }

  private async put(document: RebuildDocument, place: object): Promise<boolean> {
    try {
      await this.client.index({ index: this.index, id: this.id, document, ...place });
      return true;
    } catch (error) {
      if (answered(error, 409)) return false;
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
      if (!saidType(error, 'resource_already_exists_exception')) throw error;
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
