import { type RecordDescription, type RecordField, typeName } from '@tedarik/fields';
import { formatNumber } from '@tedarik/turkish';
import type { Operation } from '../../../lib/graphql/operation.js';
import type { Locale } from '../../../lib/locale.js';
import * as operations from '../../../lib/graphql/operations.js';
import { backOfficeApi, call, type ListTag } from '../../api/back-office-api.js';
import type { ListArguments } from '../list/use-list-state.js';

export type RecordValue = string | number | null;
/** A row in the list of a described record. */
export interface ListedRecord {
  id: string;
  name: string;
  revision: number;
  [field: string]: RecordValue;
}
/** The text of a value for lists and notices. */
export const wordOf = ({ options }: RecordField, value: RecordValue | undefined, locale: Locale): RecordValue =>
  options?.[String(value)]?.[locale] ?? (typeof value === 'number' ? formatNumber(value) : (value ?? null));

export type RecordValues = Readonly<Record<string, RecordValue>>;

/** The list arguments and filters. */
interface ListRequest {
  list: ListArguments;
  [filter: string]: unknown;
}
interface Of {
  of: RecordDescription;
}
interface Update {
  id: string;
  revision: number;
  input: RecordValues;
  isRestore: boolean;
}
type Outcomes = { id: string; isDone: boolean; code: string | null }[];

/** The operation that codegen.mjs generates: `ManagedCertificates`, `CreateCertificate`, … */
export const operationOf = (
  { one, many }: RecordDescription,
  what: 'Managed' | 'Create' | 'Update' | 'Delete' | 'Restore',
) =>
  (operations as unknown as Readonly<Record<string, Operation<unknown, unknown>>>)[
    what + typeName(what === 'Create' || what === 'Update' ? one : many)
  ]!;

const answerIn = (answer: object): unknown => Object.values(answer)[0];
const tagOf = ({ one }: RecordDescription) => typeName(one) as ListTag;
/** Tags of everything that may change when records are changed, deleted or restored. */
const withUsers = (of: RecordDescription): ListTag[] => [
  tagOf(of),
  ...('businessCount' in of.columns ? (['Business'] as const) : []),
  ...('postCount' in of.columns ? (['Post'] as const) : []),
  ...(hasPage(of) ? (['SeoText'] as const) : []),
  ...(of.merges ? (['Product', 'Panel'] as const) : []),
];
const hasPage = ({ columns }: RecordDescription): boolean => 'slug' in columns;

const changed = (_result: unknown, error: unknown, { of }: Of): ListTag[] =>
  hasPage(of) && error ? [] : withUsers(of);

/** Endpoints for all described records; `of` is the record's description. */
export const {
  useRecordsQuery,
  useLazyRecordsQuery,
  useCreateRecordMutation,
  useUpdateRecordMutation,
  useDeleteRecordsMutation,
  useRestoreRecordsMutation,
} = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    records: build.query<{ items: ListedRecord[]; total: number }, Of & ListRequest>({
      query: ({ of, ...requested }) => call(operationOf(of, 'Managed'), requested),
      transformResponse: (answer: object) => answerIn(answer) as { items: ListedRecord[]; total: number },
      providesTags: (_result, _error, { of }) => [tagOf(of)],
    }),
    createRecord: build.mutation<unknown, Of & { input: RecordValues; commandId: string }>({
      query: ({ of, ...variables }) => call(operationOf(of, 'Create'), variables),
      invalidatesTags: changed,
    }),
    updateRecord: build.mutation<unknown, Of & Update>({
      query: ({ of, isRestore, ...variables }) => call(operationOf(of, 'Update'), variables, isRestore),
      invalidatesTags: changed,
    }),
    deleteRecords: build.mutation<Outcomes, Of & { ids: string[]; moveTo?: string | null | undefined }>({
      query: ({ of, ...variables }) => call(operationOf(of, 'Delete'), variables),
      transformResponse: (answer: object) => answerIn(answer) as Outcomes,
      invalidatesTags: changed,
    }),
    restoreRecords: build.mutation<Outcomes, Of & { ids: string[] }>({
      query: ({ of, ids }) => call(operationOf(of, 'Restore'), { ids }),
      transformResponse: (answer: object) => answerIn(answer) as Outcomes,
      invalidatesTags: (_result, _error, { of }) => withUsers(of),
    }),
  }),
});
