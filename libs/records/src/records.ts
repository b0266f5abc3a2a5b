import {
  type BulkOutcome,
  type RecordContracts,
  recordContracts,
  type RecordPage,
  type RecordSort,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import {
  fieldName,
  fieldsIn,
  type RecordDescription,
  type RecordInput,
  type RecordRow,
  type ValuesOf,
} from '@tedarik/fields';
import { type EraseSome, newId, oneByOne, without } from '@tedarik/service-kit';
import { nameKey, sortKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { checkRecord } from './check-record.js';
import { managedPage, type ManagedPageRequest } from './managed-page.js';
import { recordErrors, type RecordErrors } from './record-errors.js';
import type { RecordParts } from './record-parts.js';
import { RecordStore, type StoredRecord } from './record-store.js';

type Update<R extends RecordDescription> = RecordInput<R> & { id: string; revision: number };
interface Ids {
  ids: string[];
}
interface Outcomes {
  outcomes: BulkOutcome[];
}

/**
 * A table of described records: there is a method for each of their contracts. What a kind does beyond that, it does in
 * the methods that its own class overrides; those with a session run in the transaction that makes the change.
 */
export abstract class Records<R extends RecordDescription> {
  readonly store: RecordStore<R>;
  private readonly errors: RecordErrors;
  private readonly contracts: RecordContracts<R>['contracts'];

  constructor(
    private readonly record: R,
    protected readonly parts: RecordParts,
  ) {
    this.errors = recordErrors(record.one);
    this.contracts = recordContracts(record).contracts;
    this.store = new RecordStore(record, parts.database);
  }

  /** How to work out the columns of a row; what that takes is read once for a whole list. */
  protected abstract columns(): Promise<(record: StoredRecord<R>) => ValuesOf<R['columns']>>;

  protected onDelete?(session: ClientSession, record: StoredRecord<R>): Promise<void>;
  protected onRestore?(session: ClientSession, record: StoredRecord<R>): Promise<void>;
  /** Once deletions, or their undoing, are committed. */
  protected afterwards?(): void;

  /** There are few records of a kind: they are read whole. */
  async list(request: ManagedPageRequest<RecordSort<R>>): Promise<RecordPage<R>> {
    const [all, columnsOf] = await Promise.all([this.store.listAll(), this.columns()]);
    const listed = all.map((record) => ({ ...this.rowOf(record, columnsOf(record)), sortKey: record.sortKey }));
    const texts = fieldsIn(this.record.fields).filter(([, { kind }]) => kind === 'text');
    const { rows, total } = managedPage<AnyRow, string>(listed, request, {
      texts: (row) => texts.map(([name]) => row[name] as string | null),
      by: this.orders(),
      then: (row) => row.sortKey + row.id,
    });
    const page = { [fieldName(this.record.many)]: rows.map((row) => without(row, ['sortKey'])), total };
    return page as unknown as RecordPage<R>;
  }

  /** Its folded name must be free. */
  create(request: RecordInput<R>, context: RequestContext): Promise<RecordRow<R>> {
    return this.once('create', request, context, async (session) => {
      const record = this.make(request);
      await this.checkName(session, record);
      await this.store.addMany(session, [record]);
      await this.audit(session, context, 'created', record, { after: record });
      return this.rowNow(record);
    });
  }

  /** Throws `<one>-changed-meanwhile` when the form is stale. */
  update(request: Update<R>, context: RequestContext): Promise<RecordRow<R>> {
    return this.once('update', request, context, async (session) => {
      const before = await this.store.getForUpdate(session, request.id);
      if (before.deletedAt) throw this.errors.notFound(request.id);
      if (request.revision !== before.revision) throw this.errors.changedMeanwhile(before.id, before.revision);
      const record = { ...before, ...this.checked(request), revision: before.revision + 1 };
      await this.checkName(session, record);
      await this.store.save(session, record);
      await this.audit(session, context, 'changed', record, { before, after: record });
      return this.rowNow(record);
    });
  }

  /** Hides each at once. Once more changes nothing. */
  delete({ ids }: Ids, context: RequestContext): Promise<Outcomes> {
    return this.each(ids, async (session, before) => {
      if (before.deletedAt) return;
      await this.onDelete?.(session, before);
      await this.store.save(session, { ...before, deletedAt: this.parts.clock.now() });
      await this.audit(session, context, 'deleted', before, { before });
    });
  }

  /** Undoes deletions. One that is there already is left as it is. */
  restore({ ids }: Ids, context: RequestContext): Promise<Outcomes> {
    return this.each(ids, async (session, before) => {
      if (!before.deletedAt) return;
      const record = { ...before, deletedAt: null };
      await this.checkName(session, record);
      await this.store.save(session, record);
      await this.onRestore?.(session, record);
      await this.audit(session, context, 'restored', record, { after: record });
    });
  }

  /** Erases some that were deleted before then, in the log too. */
  readonly eraseSome: EraseSome = async (session, deletedBefore) => {
    const ids = await this.store.removeSome(session, deletedBefore);
    await this.parts.auditTrail.erase(session, this.record.one, ids);
    return ids.length;
  };

  /** A new one, not stored yet. Throws `<one>-refused`, naming every wrong field. */
  make(typed: RecordInput<R>): StoredRecord<R> {
    const now = this.parts.clock.now();
    return { id: newId(), ...this.checked(typed), revision: 1, createdAt: now, deletedAt: null };
  }

  private checked(typed: RecordInput<R>) {
    const { fields, wrong } = checkRecord(this.record, typed);
    if (wrong.length > 0) throw this.errors.refused(wrong);
    const name = fields['name'] as string;
    return { ...fields, name, nameKey: nameKey(name), sortKey: sortKey(name) };
  }

  private async checkName(session: ClientSession, { id, nameKey }: StoredRecord<R>): Promise<void> {
    const [holder] = await this.store.findByNames(session, [nameKey]);
    if (holder && holder.id !== id) throw this.errors.nameTaken();
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
    work: (session: ClientSession, before: StoredRecord<R>) => Promise<void>,
  ): Promise<Outcomes> {
    const outcomes = await oneByOne(ids, (id) =>
      this.parts.database.transaction(async (session) => work(session, await this.store.getForUpdate(session, id))),
    );
    this.afterwards?.();
    return { outcomes };
  }

  private audit(
    session: ClientSession,
    context: RequestContext,
    action: 'created' | 'changed' | 'deleted' | 'restored',
    { id, name }: StoredRecord<R>,
    states: { before?: object; after?: object },
  ): Promise<void> {
    const record = { kind: this.record.one, id, name };
    return this.parts.auditTrail.record(session, context, { action, record, ...states });
  }

  private async rowNow(record: StoredRecord<R>): Promise<RecordRow<R>> {
    return this.rowOf(record, (await this.columns())(record));
  }

  private rowOf(record: StoredRecord<R>, columns: ValuesOf<R['columns']>): RecordRow<R> {
    const fields = Object.keys(this.record.fields).map((name) => [name, record[name as keyof StoredRecord<R>]]);
    return { id: record.id, ...Object.fromEntries(fields), ...columns, revision: record.revision } as RecordRow<R>;
  }

  /** What each order compares; a text by its place in the alphabet, and what has no number goes last. */
  private orders(): Record<string, (row: AnyRow) => string | number> {
    const fields: RecordDescription['columns'] = { ...this.record.fields, ...this.record.columns };
    const orders = Object.entries(this.record.sorts).map(([order, name]) => {
      const isNumber = fields[name]?.kind === 'number';
      const textOf = (row: AnyRow) => (name === 'name' ? row.sortKey : sortKey((row[name] as string | null) ?? ''));
      return [order, isNumber ? (row: AnyRow) => (row[name] as number | null) ?? Infinity : textOf] as const;
    });
    return Object.fromEntries(orders);
  }
}

interface AnyRow {
  id: string;
  sortKey: string;
  [name: string]: unknown;
}
