import type { Client } from '@elastic/elasticsearch';
import { newId } from '@tedarik/service-kit';
import { answered } from '../elasticsearch/elasticsearch.js';

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
}

const TERM_MS = 60_000;
const NOBODY: RebuildDocument = { holder: null, renewedAt: 0, progress: null, wantedAt: null, wantedBecause: null };

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
    await this.ensureIndex();
    const wish = { wantedAt: Date.now(), wantedBecause: because };
    await this.client.update({
      index: this.index,
      id: this.id,
      doc: wish,
      upsert: { ...NOBODY, ...wish },
      retry_on_conflict: 5,
      refresh: true,
    });
  }

  async wanted(): Promise<{ at: number; because: string } | undefined> {
    const { source } = await this.read();
    return source.wantedAt === null ? undefined : { at: source.wantedAt, because: source.wantedBecause ?? '' };
  }

  /** The same, unless a rebuild runs or is wanted already: false then. */
  async wantUnlessUnderWay(because: string): Promise<boolean> {
    await this.ensureIndex();
    const { source, place } = await this.read();
    if (progressOf(source)) return false;
    const wish = { wantedAt: Date.now(), wantedBecause: because };
    return (await this.put({ ...source, ...wish }, place)) || this.wantUnlessUnderWay(because);
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

  /** Gives the right back. What was wanted before `fulfilledFrom` (epoch ms) is done. */
  async release(fulfilledFrom?: number): Promise<void> {
    const { source, place } = await this.read();
    if (source.holder !== this.holder) return;
    const done = fulfilledFrom !== undefined && source.wantedAt !== null && source.wantedAt < fulfilledFrom;
    const wish = done ? { wantedAt: null, wantedBecause: null } : {};
    const released = await this.put({ ...source, ...wish, holder: null, progress: null }, place);
    if (!released) await this.release(fulfilledFrom);
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
      if (!answered(error, 400)) throw error; // it is there
    }
  }
}

const isHeld = ({ holder, renewedAt }: RebuildDocument): boolean => holder !== null && Date.now() - renewedAt < TERM_MS;

function progressOf(record: RebuildDocument): RebuildProgress | undefined {
  const { renewedAt, progress, wantedAt } = record;
  if (isHeld(record)) return progress ?? { startedAt: renewedAt, done: 0, total: null };
  return wantedAt === null ? undefined : { startedAt: wantedAt, done: 0, total: null };
}
