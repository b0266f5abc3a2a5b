import type { DocumentState, PhotoState } from '@tedarik/events';
import type { Clock, Database } from '@tedarik/service-kit';

/** What the owner of a record says of its file. */
export type ToldState = PhotoState | DocumentState;
/** `waiting`: nobody has said yet where it belongs. */
type FileState = 'waiting' | ToldState;

interface FollowedFile {
  /** Id of the upload. */
  _id: string;
  state: FileState;
  /** Of the last event that told its state; 0 before the first. */
  version: number;
  at: Date;
}

/** Of each file of a kind that a visitor uploaded: whether anybody may see it, and whether anybody needs it. */
export abstract class FollowedFiles {
  private readonly files;

  constructor(
    database: Database,
    private readonly clock: Clock,
    collection: string,
    /** Before the id, in the name under which the store of uploads keeps the file. */
    private readonly prefix = '',
  ) {
    this.files = database.db.collection<FollowedFile>(collection);
  }

  nameOf(id: string): string {
    return this.prefix + id;
  }

  async add(id: string): Promise<void> {
    await this.files.insertOne({ _id: id, state: 'waiting', version: 0, at: this.clock.now() });
  }

  /** Undefined for any other upload. */
  async stateOf(id: string): Promise<FileState | undefined> {
    return (await this.files.findOne({ _id: id }))?.state;
  }

  /** An older version than the one kept changes nothing. */
  async follow(id: string, state: ToldState, version: number): Promise<void> {
    const at = this.clock.now();
    await this.files.updateOne({ _id: id }, { $setOnInsert: { state: 'waiting', version: 0, at } }, { upsert: true });
    await this.files.updateOne({ _id: id, version: { $lt: version } }, { $set: { state, version, at } });
  }

  /** Those that nobody has needed since then, and those that are gone for good. */
  async listForgotten(waitingSince: Date, limit: number): Promise<string[]> {
    const forgotten = { $or: [{ state: 'gone' as const }, { state: 'waiting' as const, at: { $lt: waitingSince } }] };
    return (await this.files.find(forgotten, { limit }).toArray()).map(({ _id }) => _id);
  }

  async remove(id: string): Promise<void> {
    await this.files.deleteOne({ _id: id });
  }
}
