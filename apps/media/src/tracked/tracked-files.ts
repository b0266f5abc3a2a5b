import type { DocumentState, PhotoState } from '@tedarik/events';
import type { Clock, Database } from '@tedarik/service-kit';

/** The state of a file as published by the owner of its record. */
export type ReportedState = PhotoState | DocumentState;
/** `waiting`: no service has published yet where the file belongs. */
type FileState = 'waiting' | ReportedState;

interface TrackedFile {
  /** Id of the upload. */
  _id: string;
  state: FileState;
  /** Version of the last event about its state; 0 before the first. */
  version: number;
  at: Date;
}

/** States of uploaded files of one kind: whether a file is visible to anyone, and whether it is still needed. */
export abstract class TrackedFiles {
  private readonly files;

  constructor(
    database: Database,
    private readonly clock: Clock,
    collection: string,
    /** Prefix of the id in the file's name in the upload store. */
    private readonly prefix = '',
  ) {
    this.files = database.db.collection<TrackedFile>(collection);
  }

  nameOf(id: string): string {
    return this.prefix + id;
  }

  async add(id: string): Promise<void> {
    await this.files.insertOne({ _id: id, state: 'waiting', version: 0, at: this.clock.now() });
  }

  /** Returns undefined for any other upload. */
  async stateOf(id: string): Promise<FileState | undefined> {
    return (await this.files.findOne({ _id: id }))?.state;
  }

  /** Applies an event; one with an older version changes nothing. */
  async follow(id: string, state: ReportedState, version: number): Promise<void> {
    const at = this.clock.now();
    await this.files.updateOne({ _id: id }, { $setOnInsert: { state: 'waiting', version: 0, at } }, { upsert: true });
    await this.files.updateOne({ _id: id, version: { $lt: version } }, { $set: { state, version, at } });
  }

  /** Files that are gone, or that have been waiting since before the given time. */
  async listForgotten(waitingSince: Date, limit: number): Promise<string[]> {
    const forgotten = { $or: [{ state: 'gone' as const }, { state: 'waiting' as const, at: { $lt: waitingSince } }] };
    return (await this.files.find(forgotten, { limit }).toArray()).map(({ _id }) => _id);
  }

  async remove(id: string): Promise<void> {
    await this.files.deleteOne({ _id: id });
  }
}
