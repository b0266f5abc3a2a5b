import {
  type BulkOutcome,
  type ListRequest,
  type RecordContracts,
  recordContracts,
  type RecordPage,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import {
  fieldName,
  searchedIn,
  titleOf,
  type RecordDescription,
  type RecordInput,
  type RecordRow,
  type ValuesOf,
} from '@tedarik/fields';
import { type EraseSome, type FieldError, newId, processSequentially } from '@tedarik/service-kit';
import { nameKey, sortKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { checkRecord } from './check-record.js';
import { managedPage } from './managed-page.js';
import { recordErrors, type RecordErrors } from './record-errors.js';
import type { RecordDependencies } from './record-dependencies.js';
import { RecordStore, type StoredRecord } from './record-store.js';

type Update<R extends RecordDescription> = RecordInput<R> & { id: string; revision: number };
interface Ids {
  ids: string[];
}
interface Outcomes {
  outcomes: BulkOutcome[];
}

/**
 * A table of described records, with a method for each of their contracts. A kind with further behaviour overrides methods in its own
 * class; methods with a session run in the transaction of the change.
 */
export abstract class Records<R extends RecordDescription, Own extends object = object> {
  private readonly errors: RecordErrors;
  private readonly contracts: RecordContracts<R>['contracts'];

  constructor(
    protected readonly record: R,
    protected readonly parts: RecordDependencies,
    /** The additional stored fields of a new record. */
    private readonly own = {} as Own,
    readonly store = new RecordStore<R, Own>(record, parts.database),
  ) {
    this.errors = recordErrors(record.one);
    this.contracts = recordContracts(record).contracts;
  }

  /** Returns the function that computes the columns of a row. Data that it needs is read once for a whole list. */
  protected abstract columns(): Promise<(record: StoredRecord<R, Own>) => ValuesOf<R['columns']>>;

  protected onRestore?(session: ClientSession, record: StoredRecord<R, Own>): Promise<void>;
  /** Called after deletions or restorations are committed. */
  protected afterwards?(): void;

  /** Reads all records, because there are few of each kind. */
  async list(request: ListRequest<R>): Promise<RecordPage<R>> {
    const [all, columnsOf] = await Promise.all([this.store.listAll(), this.columns()]);
    const filters = Object.keys(this.record.filters ?? {}) as (keyof ListRequest<R> & string)[];
    const isWanted = (record: AnyRow) =>
      filters.every((name) => request[name] === undefined || record[name] === request[name]);
    const listed = all.filter(isWanted).map((record) => this.rowOf(record, columnsOf(record)));
    const texts = searchedIn(this.record);
    const by = this.orders();
    const { rows, total } = managedPage<AnyRow, string>(listed, request, {
      texts: (row) => texts.map(([name]) => row[name] as string | null),
      by,
      then: (row) => `${by['name']!(row)} ${sortKey(titleOf(this.record, row))} ${row.id}`,
    });
    return { [fieldName(this.record.many)]: rows, total } as unknown as RecordPage<R>;
  }

  /** The folded name must not be taken. */
  create(request: RecordInput<R>, context: RequestContext): Promise<RecordRow<R>> {
    return this.once('create', request, context, async (session) => {
      const record = this.make(request);
      await this.checkFree(session, record);
      const [added] = await this.add(session, [record]);
      await this.audit(session, context, 'created', record, { after: added! });
      return this.rowNow(added!);
    });
  }

  /** Throws `<one>-changed-meanwhile` if the form is stale. */
  update(request: Update<R>, context: RequestContext): Promise<RecordRow<R>> {
    return this.once('update', request, context, async (session) => {
      const before = await this.store.getForUpdate(session, request.id);
      if (before.deletedAt) throw this.errors.notFound(request.id);
      if (request.revision !== before.revision) throw this.errors.changedMeanwhile(before.id, before.revision);
      const changed = { ...before, ...this.withKeys(this.checked(request, before)), revision: before.revision + 1 };
      const record = await this.save(session, changed, before);
      await this.audit(session, context, 'changed', record, { before, after: record });
      return this.rowNow(record);
    });
  }

  /** Marks each record as deleted. A repeat changes nothing. */
  delete({ ids }: Ids, context: RequestContext): Promise<Outcomes> {
    return this.deleteEach(ids, context, (session, before) => this.remove(session, before));
  }

  /** Undoes deletions. A record that is not deleted stays as it is. */
  restore({ ids }: Ids, context: RequestContext): Promise<Outcomes> {
    return this.each(ids, async (session, before) => {
      if (!before.deletedAt) return;
      const record = await this.save(session, { ...before, deletedAt: null }, before);
      await this.onRestore?.(session, record);
      await this.audit(session, context, 'restored', record, { after: record });
    });
  }

  /** Erases some records that were deleted before this time, including their values in the audit log. */
  readonly eraseSome: EraseSome = async (session, deletedBefore) => {
    const found = await this.store.findErasable(session, deletedBefore);
    const ids = found.map(({ id }) => id);
    await this.erase(session, found);
    await this.parts.auditTrail.erase(session, this.record.one, ids);
    return ids.length;
  };

  /** Creates a new record without storing it. Throws `<one>-refused` with every wrong field. */
  make(typed: RecordInput<R>): StoredRecord<R, Own> {
    return this.made(this.checked(typed));
  }

  /** The same for fields that need no check. */
  protected made(fields: RecordInput<R>): StoredRecord<R, Own> {
    const kept = { id: newId(), revision: 1, createdAt: this.parts.clock.now(), deletedAt: null };
    return { ...this.own, ...kept, ...this.withKeys(fields) };
  }

  /**
   * The stored record for each of the made ones: the existing record with the same identity, unchanged, or else the made one, which is
   * added.
   */
  protected async ensured(
    session: ClientSession,
    made: readonly StoredRecord<R, Own>[],
  ): Promise<StoredRecord<R, Own>[]> {
    const wanted = new Map(made.toReversed().map((record) => [this.identityOf(record), record]));
    const nameKeys = made.map(({ nameKey }) => nameKey);
    const known = await this.store.findByNames(session, nameKeys);
    for (const record of known) wanted.delete(this.identityOf(record));
    const added = await this.add(session, [...wanted.values()].toReversed());
    const there = new Map([...known, ...added].map((record) => [this.identityOf(record), record]));
    return made.flatMap((record) => there.get(this.identityOf(record)) ?? []);
  }

  /** Stores new records and returns them as they are stored. */
  protected async add(session: ClientSession, records: StoredRecord<R, Own>[]): Promise<StoredRecord<R, Own>[]> {
    await this.store.addMany(session, records);
    return records;
  }

  /** Stores a changed, deleted or restored record and returns it as it is stored. */
  protected async save(
    session: ClientSession,
    record: StoredRecord<R, Own>,
    before: StoredRecord<R, Own>,
  ): Promise<StoredRecord<R, Own>> {
    if (!record.deletedAt) await this.checkFree(session, record, before);
    await this.store.save(session, record);
    return record;
  }

  /** Marks a record as deleted. */
  protected remove(session: ClientSession, before: StoredRecord<R, Own>): Promise<StoredRecord<R, Own>> {
    return this.save(session, { ...before, deletedAt: this.parts.clock.now() }, before);
  }

  protected async erase(session: ClientSession, deleted: readonly StoredRecord<R, Own>[]): Promise<void> {
    await this.store.remove(
      session,
      deleted.map(({ id }) => id),
    );
  }

  protected deleteEach(
    ids: readonly string[],
    context: RequestContext,
    remove: (session: ClientSession, before: StoredRecord<R, Own>) => Promise<unknown>,
  ): Promise<Outcomes> {
    return this.each(ids, async (session, before) => {
      if (before.deletedAt) return;
      await remove(session, before);
      await this.audit(session, context, 'deleted', before, { before });
    });
  }

  /** Keys that are derived from its fields and stored with them. */
  protected keysOf({ name }: Named): Keys {
    return { nameKey: nameKey(name), sortKey: sortKey(name) };
  }

  /** Unique among the records that are not deleted. */
  protected identityOf({ nameKey }: Pick<Keys, 'nameKey'>): string {
    return nameKey;
  }

  private withKeys(fields: RecordInput<R>) {
    const named = fields as RecordInput<R> & Named;
    return { ...named, ...this.keysOf(named) };
  }

  /** Further errors of its fields. */
  protected wrongIn?(fields: RecordInput<R>, before?: StoredRecord<R, Own>): FieldError[];

  private checked(typed: RecordInput<R>, before?: StoredRecord<R, Own>): RecordInput<R> {
    const { fields, wrong } = checkRecord(this.record, typed);
    wrong.push(...(this.wrongIn?.(fields, before) ?? []));
    if (wrong.length > 0) throw this.errors.refused(wrong);
    return fields;
  }

  /** Throws if another record already has a value that must be unique. */
  protected async checkFree(
    session: ClientSession,
    record: StoredRecord<R, Own>,
    before?: StoredRecord<R, Own>,
  ): Promise<void> {
    const namesakes = await this.store.findByNames(session, [record.nameKey]);
    const identity = this.identityOf(record);
    const isTaken = namesakes.some((other) => other.id !== before?.id && this.identityOf(other) === identity);
    if (isTaken) throw this.errors.nameTaken();
  }

  private once<Name extends 'create' | 'update'>(
    name: Name,
    request: RequestOf<RecordContracts<R>['contracts'][Name]>,
    context: RequestContext,
    work: (session: ClientSession) => Promise<RecordRow<R>>,
  ): Promise<RecordRow<R>> {
    return this.parts.commandLog.once(this.contracts[name], request, context, work);
  }

  private async each(
    ids: readonly string[],
    work: (session: ClientSession, before: StoredRecord<R, Own>) => Promise<void>,
  ): Promise<Outcomes> {
    const outcomes = await processSequentially(ids, (id) =>
      this.parts.database.transaction(async (session) => work(session, await this.store.getForUpdate(session, id))),
    );
    this.afterwards?.();
    return { outcomes };
  }

  private audit(
    session: ClientSession,
    context: RequestContext,
    action: 'created' | 'changed' | 'deleted' | 'restored',
    stored: StoredRecord<R, Own>,
    states: { before?: object; after?: object },
  ): Promise<void> {
    const record = { kind: this.record.one, id: stored.id, name: titleOf(this.record, stored) };
    return this.parts.auditTrail.record(session, context, { action, record, ...states });
  }

  private async rowNow(record: StoredRecord<R, Own>): Promise<RecordRow<R>> {
    return this.rowOf(record, (await this.columns())(record));
  }

  private rowOf(record: StoredRecord<R, Own>, columns: ValuesOf<R['columns']>): RecordRow<R> {
    const fields = Object.keys(this.record.fields).map((name) => [name, record[name as keyof StoredRecord<R, Own>]]);
    return { id: record.id, ...Object.fromEntries(fields), ...columns, revision: record.revision } as RecordRow<R>;
  }

  /** The value that each sort order compares: texts in Turkish order; rows without a number come last. */
  private orders(): Record<string, (row: AnyRow) => string | number> {
    const fields: RecordDescription['columns'] = { ...this.record.fields, ...this.record.columns };
    const orders = Object.entries(this.record.sorts).map(([order, name]) => {
      const isNumber = fields[name]?.kind === 'number';
      const textOf = (row: AnyRow) => sortKey((row[name] as string | null) ?? '');
      return [order, isNumber ? (row: AnyRow) => (row[name] as number | null) ?? Infinity : textOf] as const;
    });
    return Object.fromEntries(orders);
  }
}

interface Named {
  name: string;
}
type Keys = Pick<StoredRecord<RecordDescription>, 'nameKey' | 'sortKey'>;

interface AnyRow {
  id: string;
  [name: string]: unknown;
}
