import { type Database, documentsOf, newId } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';

/** A former slug of a record; stored for good. */
export interface FormerSlug {
  _id: string;
  kind: string;
  slug: string;
  /** The record that had it. */
  id: string;
  at: Date;
}

export interface Slugged {
  _id: string;
  slug: string;
  deletedAt: Date | null;
}

/** Slugs are unique among the live records of a kind, by a unique index; former slugs are stored in a history. */
export abstract class Slugs<Kind extends string> {
  protected readonly history = documentsOf<FormerSlug>('slugHistory')(this.database.connection);
  /** The collection of each kind of records. */
  protected abstract readonly collections: Record<Kind, string>;

  constructor(private readonly database: Database) {}

  /** Whether a live record of the kind has the slug. */
  async isTaken(session: ClientSession, kind: Kind, slug: string): Promise<boolean> {
    return (await this.findOwner(kind, slug, session)) !== undefined;
  }

  /** Stores that the record had this slug until now. */
  async remember(session: ClientSession, entry: Omit<FormerSlug, '_id'> & { kind: Kind }): Promise<void> {
    await this.history.collection.insertOne({ _id: newId(), ...entry }, { session });
  }

  /** Id of the record that had the slug last; undefined if none ever had it. */
  async findFormerOwner(kind: Kind, slug: string): Promise<string | undefined> {
    const [newest] = await this.history.model
      .find({ kind, slug })
      .sort({ at: -1, _id: -1 })
      .limit(1)
      .lean<FormerSlug[]>();
    return newest?.id;
  }

  protected recordsOf(kind: Kind): mongo.Collection<Slugged> {
    return this.database.db.collection<Slugged>(this.collections[kind]);
  }

  protected async findOwner(kind: Kind, slug: string, session?: ClientSession): Promise<string | undefined> {
    const options = { projection: { _id: 1 }, ...(session && { session }) };
    return (await this.recordsOf(kind).findOne({ slug, deletedAt: null }, options))?._id;
  }
}
