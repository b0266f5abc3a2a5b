import {
  CloseImportChunks,
  EnsureCategories,
  ImportBusinesses,
  type ImportedBusiness,
  MatchBusinesses,
  type ReplyOf,
  type RequestOf,
  RESEND_EVENTS,
  type RowOutcome,
  UndoImportedBusinesses,
  UndoImportedCategories,
  UndoImportedUpdates,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';

interface StoredBusiness extends Omit<ImportedBusiness, 'row' | 'action' | 'targetId'> {
  id: string;
  /** Folded name, stored because folding thousands of names per row would take too long. */
  key: string;
  touched: boolean;
}

/** A stand-in for the directory service without a database. */
export class DirectoryStandIn {
  readonly businesses = new Map<string, StoredBusiness>();
  readonly categories = new Map<string, { id: string; name: string; importId?: string | undefined }>();
  /** Subjects of the requests, in order. */
  readonly requested: string[] = [];
  /** Names of rows for which the weights find a business with another name. */
  readonly alike = new Map<string, { name: string; probability: number }>();
  /** Import ids in the order in which their chunks arrived. */
  readonly chunksOf: string[] = [];
  /** Where an undo request is lost: on the way here, or its reply on the way back. */
  losesUndo: 'before the deed' | 'after the deed' | null = null;
  private readonly overwritten = new Map<string, StoredBusiness>();
  private readonly chunks = new Map<string, { fence: number; outcomes: RowOutcome[] }>();
  private lettingThrough = Infinity;
  private release: () => void = () => undefined;
  private released = Promise.resolve();

  /** Lets this many chunks through; later ones wait until letAllIn is called. */
  letThrough(chunks: number): void {
    this.lettingThrough = chunks;
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  letAllIn(): void {
    this.lettingThrough = Infinity;
    this.release();
  }

  /** Names of the businesses with the names of their categories. */
  contents(): { name: string; status: string; categories: string[] }[] {
    const names = new Map([...this.categories.values()].map(({ id, name }) => [id, name]));
    return [...this.businesses.values()].map(({ name, status, categoryIds }) => ({
      name,
      status,
      categories: categoryIds.map((id) => names.get(id) ?? '?'),
    }));
  }

  ensure({ categories, importId }: RequestOf<typeof EnsureCategories>): ReplyOf<typeof EnsureCategories> {
    const ensured = categories.map(({ name }) => {
      const found = this.categories.get(nameKey(name)) ?? { id: newId(), name, importId };
      this.categories.set(nameKey(name), found);
      return { id: found.id, name: found.name, slug: nameKey(name) };
    });
    return { categories: ensured };
  }

  match({ businesses }: RequestOf<typeof MatchBusinesses>): ReplyOf<typeof MatchBusinesses> {
    const there = [...this.businesses.values()];
    const matches = businesses.flatMap(({ row, name, placeId, address }) => {
      const key = nameKey(name);
      const samePlace = there.find((one) => placeId !== null && one.placeId === placeId);
      const sameName = there.filter((one) => one.key === key);
      const sameAddress = sameName.find((one) => nameKey(one.location.address) === nameKey(address));
      const found = samePlace ?? sameAddress ?? sameName[0];
      if (!found) return this.weighed(row, name);
      return [
        {
          row,
          kind: samePlace || sameAddress ? ('duplicate' as const) : ('branch' as const),
          by: samePlace ? ('place-id' as const) : ('name' as const),
          businessId: found.id,
          slug: found.key,
          name: found.name,
          address: found.location.address,
          probability: null,
          reasons: [],
        },
      ];
    });
    return { matches };
  }

  private weighed(row: number, rowName: string): ReplyOf<typeof MatchBusinesses>['matches'] {
    const { name, probability } = this.alike.get(rowName) ?? {};
    const found = [...this.businesses.values()].find((one) => one.name === name);
    if (!found || probability === undefined) return [];
    const kind = probability > 0.97 ? 'duplicate' : 'doubtful';
    const { id: businessId, key: slug, location } = found;
    const business = { businessId, slug, name: found.name, address: location.address };
    return [{ row, kind, by: 'weights', ...business, probability, reasons: ['same-phone'] }];
  }

  async import(request: RequestOf<typeof ImportBusinesses>): Promise<ReplyOf<typeof ImportBusinesses>> {
    this.chunksOf.push(request.importId);
    this.lettingThrough -= 1;
    if (this.lettingThrough < 0) await this.released;
    const id = `${request.importId}/${request.chunk}`;
    const stored = this.chunks.get(id);
    if (stored && stored.fence > request.fence) throw new DomainError('import-chunk-fenced', 'conflict');
    const done = stored?.outcomes ?? [];
    const rest = request.businesses.slice(done.length);
    const outcomes = [...done, ...rest.map((business) => this.write(request.importId, business))];
    this.chunks.set(id, { fence: request.fence, outcomes });
    return { outcomes };
  }

  close(request: RequestOf<typeof CloseImportChunks>): Promise<ReplyOf<typeof CloseImportChunks>> {
    const { importId, fence, chunks, rows } = request;
    const outcomes = chunks.flatMap((chunk) => {
      const id = `${importId}/${chunk}`;
      const stored = this.chunks.get(id);
      this.chunks.set(id, { fence: Math.max(fence, stored?.fence ?? 0), outcomes: stored?.outcomes ?? [] });
      return stored?.outcomes ?? [];
    });
    return Promise.resolve({ outcomes: outcomes.filter(({ row }) => rows.includes(row)) });
  }

  undo({ ids }: RequestOf<typeof UndoImportedBusinesses>): ReplyOf<typeof UndoImportedBusinesses> {
    const lost = new DomainError('outcome-unknown', 'unavailable');
    if (this.losesUndo === 'before the deed') throw lost;
    const outcomes = ids.map((id) => {
      if (this.businesses.get(id)?.touched) return { id, outcome: 'kept' as const };
      this.businesses.delete(id);
      return { id, outcome: 'undone' as const };
    });
    if (this.losesUndo) throw lost;
    return { outcomes };
  }

  undoUpdates({ importId, ids }: RequestOf<typeof UndoImportedUpdates>): ReplyOf<typeof UndoImportedUpdates> {
    const outcomes = ids.map((id) => {
      const before = this.overwritten.get(`${importId}/${id}`);
      if (!before || this.businesses.get(id)?.touched) return { id, outcome: 'kept' as const };
      this.businesses.set(id, before);
      return { id, outcome: 'undone' as const };
    });
    return { outcomes };
  }

  undoCategories({ importId }: RequestOf<typeof UndoImportedCategories>): ReplyOf<typeof UndoImportedCategories> {
    const used = new Set([...this.businesses.values()].flatMap(({ categoryIds }) => categoryIds));
    const empty = [...this.categories].filter(([, one]) => one.importId === importId && !used.has(one.id));
    for (const [key] of empty) this.categories.delete(key);
    return { deleted: empty.length };
  }

  private write(importId: string, { row, action, targetId, ...business }: ImportedBusiness): RowOutcome {
    const key = nameKey(business.name);
    const target = targetId === null ? undefined : this.businesses.get(targetId);
    if (action === 'update') {
      if (!target) return { row, outcome: 'invalid', reason: 'business-not-found', businessId: null, slug: null };
      this.overwritten.set(`${importId}/${target.id}`, target);
      this.businesses.set(target.id, { ...target, ...business, key });
      return { row, outcome: 'updated', reason: null, businessId: target.id, slug: key };
    }
    const there = [...this.businesses.values()].find(
      (one) => (business.placeId !== null && one.placeId === business.placeId) || (action === 'add' && one.key === key),
    );
    const id = there?.id ?? newId();
    if (!there) this.businesses.set(id, { ...business, id, key, touched: false });
    const reason = there ? 'business-exists' : null;
    return {
      row,
      outcome: there ? 'duplicate' : 'created',
      reason,
      businessId: id,
      slug: key,
    };
  }
}

/** Runs the stand-in as a service on this NATS server. */
export function answering(directory: DirectoryStandIn, natsUrl: string): Promise<RunningService> {
  return startStubService({ name: 'directory', servers: natsUrl }, [
    stubRequest(EnsureCategories, (request) => {
      directory.requested.push(EnsureCategories.subject);
      return directory.ensure(request);
    }),
    stubRequest(RESEND_EVENTS.directory, () => ({ messages: 0 })),
    stubRequest(MatchBusinesses, (request) => {
      directory.requested.push(MatchBusinesses.subject);
      return directory.match(request);
    }),
    stubRequest(ImportBusinesses, (request) => {
      directory.requested.push(ImportBusinesses.subject);
      return directory.import(request);
    }),
    stubRequest(CloseImportChunks, (request) => directory.close(request)),
    stubRequest(UndoImportedBusinesses, (request) => {
      directory.requested.push(UndoImportedBusinesses.subject);
      return directory.undo(request);
    }),
    stubRequest(UndoImportedCategories, (request) => directory.undoCategories(request)),
    stubRequest(UndoImportedUpdates, (request) => {
      directory.requested.push(UndoImportedUpdates.subject);
      return directory.undoUpdates(request);
    }),
  ]);
}
