import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';

/** What is known of the search for duplicates. */
export interface SearchState {
  /** When somebody wanted one, or stopped one, that has not begun since. */
  wantedAt: Date | null;
  /** When one began last, whatever became of it. */
  attemptedAt: Date | null;
  /** Whether that one goes on, as far as anybody knows. */
  isRunning: boolean;
  /** The last one that came to its end. */
  ended: EndedSearch | null;
}

interface EndedSearch {
  startedAt: Date;
  endedAt: Date;
  /** How many businesses were compared. */
  compared: number;
}

/** The last search that ended is stored flat: replicas of the former version read it. */
type StoredState = { _id: string } & Partial<Omit<SearchState, 'ended'> & EndedSearch>;

const LAST = 'last';

@Injectable()
export class SearchStateRepository {
  private readonly stored = documentsOf<StoredState>('duplicateSearches')(this.database.connection);

  constructor(private readonly database: Database) {}

  async get(): Promise<SearchState> {
    const stored: Partial<StoredState> = (await this.stored.collection.findOne({ _id: LAST })) ?? {};
    const { startedAt, endedAt, compared = 0 } = stored;
    const { wantedAt = null, attemptedAt = startedAt ?? null, isRunning = false } = stored;
    return { wantedAt, attemptedAt, isRunning, ended: startedAt && endedAt ? { startedAt, endedAt, compared } : null };
  }

  async save({ ended, ...change }: Partial<SearchState>): Promise<void> {
    await this.stored.collection.updateOne({ _id: LAST }, { $set: { ...change, ...ended } }, { upsert: true });
  }
}
