import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';

/** State of the search for duplicates. */
export interface SearchState {
  /** When a search was requested, or when the running one was stopped; null once it has started. */
  wantedAt: Date | null;
  /** Start of the last search, whatever its outcome. */
  attemptedAt: Date | null;
  /** Whether that search is running. Stays true if its process dies. */
  isRunning: boolean;
  /** The last search that was completed. */
  ended: EndedSearch | null;
}

interface EndedSearch {
  startedAt: Date;
  endedAt: Date;
  /** Number of businesses compared. */
  compared: number;
}

/** The last completed search is stored flat, because replicas of the previous version read it. */
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
