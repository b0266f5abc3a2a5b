import {
  fieldName,
  type FieldName,
  type RecordDescription,
  type RecordField,
  type RecordInput,
  type RecordRow,
  type ValuesOf,
} from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { address, line, LINE_LENGTH, paragraph, typedText } from '../text.js';
import { bulkReply, managedList, type ManagedPageRequest, manyIds } from './managed-list.js';

type Shape<Values> = { [Name in keyof Values]: z.ZodType<Values[Name]> };

/** A page of a list; the records are under their own name: `{ certificates: […], total: 2 }`. */
export type RecordPage<R extends RecordDescription> = { [Name in FieldName<R['many']>]: RecordRow<R>[] } & {
  total: number;
};

/** The request for a page of the list, with its filters. */
export type ListRequest<R extends RecordDescription> = ManagedPageRequest<RecordSort<R>> &
  (R extends { filters: infer Filters } ? { [Name in keyof Filters]?: string | undefined } : unknown);

/** The request to delete records. If the record `merges`, it also names the record that replaces the deleted ones. */
export type DeleteRequest<R extends RecordDescription> = { ids: string[] } & (R extends { merges: true }
  ? { moveTo: string | null }
  : unknown);

/**
 * The requests of a described record. Refusals: `required`, `too-long`, `out-of-range`, `not-offered` for a field, `name-taken` (folded),
 * `<one>-not-found`, and `<one>-changed-meanwhile` if `revision` is not the stored one.
 */
export function recordContracts<const R extends RecordDescription>(record: R) {
  const { service, one, many } = record;
  const subject = <Name extends string>(name: Name) => `request.${service}.${name}.v1` as const;
  // Limits for messages only. The owner has the rules, and names the fields that break one.
  const input = shapeOf<R['fields']>(record.fields, ({ max = 0 }) => typedText(Math.max(1_000, 4 * max)));
  const rowShape = z.object({
    id: z.uuid(),
    ...shapeOf(record.fields, ({ kind, lines, max = 0 }) =>
      lines ? paragraph : kind === 'picture' || max > LINE_LENGTH ? address : line,
    ),
    ...shapeOf(record.columns, () => line),
    revision: z.int(),
  });
  const row = rowShape as unknown as z.ZodType<RecordRow<R>>;
  const rows = fieldName(many);
  const page = z.object({ [rows]: z.array(row), total: z.int() }) as unknown as z.ZodType<RecordPage<R>>;
  const sorts = Object.keys(record.sorts) as [RecordSort<R>, ...RecordSort<R>[]];
  const filters = Object.keys(record.filters ?? {}).map((name) => [name, z.string().max(120).optional()]);

  return {
    record,
    /** The schemas of what a form sends, and of a row of the list. */
    shapes: { input: z.strictObject(input), row: rowShape } as Record<'input' | 'row', z.ZodObject>,
    contracts: {
      /** Searches the texts of the records. An id as search text finds the record with that id. */
      list: defineQuery(subject(`list-managed-${many}`), {
        request: z.strictObject({
          ...managedList(sorts),
          ...Object.fromEntries(filters),
        }) as unknown as z.ZodType<ListRequest<R>>,
        reply: page,
        rows: rows as keyof RecordPage<R> & string,
      }),
      create: defineCommand(subject(`create-${one}`), {
        request: z.strictObject(input) as unknown as z.ZodType<RecordInput<R>>,
        reply: row,
      }),
      update: defineCommand(subject(`update-${one}`), {
        request: z.strictObject({ id: z.uuid(), revision: z.int(), ...input }) as unknown as z.ZodType<
          RecordInput<R> & { id: string; revision: number }
        >,
        reply: row,
      }),
      /** Marks them as deleted and removes references to them. */
      delete: defineCommand(subject(`delete-${many}`), {
        request: z.strictObject({
          ids: manyIds,
          ...(record.merges && { moveTo: z.uuid().nullable() }),
        }) as unknown as z.ZodType<DeleteRequest<R>>,
        reply: bulkReply,
        deadlineMs: 30_000,
      }),
      /** Undoes deletions. Succeeds for a record that is not deleted; refused with `name-taken` if another record has the name now. */
      restore: defineCommand(subject(`restore-${many}`), {
        request: z.strictObject({ ids: manyIds }),
        reply: bulkReply,
        deadlineMs: 30_000,
      }),
    },
  };
}

export type RecordSort<R extends RecordDescription> = keyof R['sorts'] & string;
export type RecordContracts<R extends RecordDescription> = ReturnType<typeof recordContracts<R>>;

function shapeOf<Fields extends Readonly<Record<string, RecordField>>>(
  fields: Fields,
  textOf: (field: RecordField) => z.ZodType<string>,
): Shape<ValuesOf<Fields>> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const value = field.kind === 'number' ? z.int() : textOf(field);
    return [name, field.required === true ? value : value.nullable()];
  });
  return Object.fromEntries(shape) as Shape<ValuesOf<Fields>>;
}
