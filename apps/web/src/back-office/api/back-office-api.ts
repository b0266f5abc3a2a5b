import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { RECORDS, typeName } from '@tedarik/fields';
import { rememberAnsweredCommands } from '../../lib/graphql/answered-commands.js';
import { fetchQuery } from '../../lib/graphql/fetch-query.js';
import type { Operation } from '../../lib/graphql/operation.js';
import { askConfirmation } from './confirmation.slice.js';
import { sessionEnded } from './session.slice.js';
import { type Failure, failureOf } from './failure.js';

export interface Call {
  operation: Operation<unknown, unknown>;
  variables: unknown;
  /** True if the save restores values of a former version; the audit log records it. */
  isRestore?: boolean;
}

/** Wraps an operation and its variables for the `query` of an endpoint. */
export const call = <Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
  isRestore = false,
): Call => ({
  operation: operation as unknown as Operation<unknown, unknown>,
  variables,
  ...(isRestore && { isRestore }),
});

const RESTORES = { 'x-restores': 'true' };

const send = rememberAnsweredCommands(fetchQuery);

const graphql: BaseQueryFn<Call, unknown, Failure> = async ({ operation, variables, isRestore }, { dispatch }) => {
  try {
    return { data: await send(operation, variables, isRestore ? RESTORES : undefined) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'unauthenticated') dispatch(sessionEnded());
    return { error: failure };
  }
};

/** Asks for the password if the session must be confirmed, and then repeats the refused call. */
const confirmed: typeof graphql = async (call, api, options) => {
  const answer = await graphql(call, api, options);
  if (answer.error?.code !== 'confirmation-required') return answer;
  return (await askConfirmation(api.dispatch)) ? graphql(call, api, options) : answer;
};

/** Tags of lists. A change invalidates the tags of all lists in which it may be visible. */
export const TAGS = [
  ...RECORDS.map(({ one }) => typeName(one)),
  'Panel',
  'Business',
  'BulkEdit',
  'Duplicate',
  'Product',
  'Review',
  'Submission',
  'Claim',
  'Photo',
  'QuoteRequest',
  'ChangeSuggestion',
  'Post',
  'Comment',
  'SeoText',
  'Account',
  'OwnAccount',
  'Audit',
  'SearchIndex',
  'DeadLetters',
  'Import',
  'ImportRow',
  'ImportQueue',
  'TypeCategory',
] as const;

export type ListTag = (typeof TAGS)[number];

/** The single RTK Query API of the back office; features add their endpoints with `injectEndpoints`. */
export const backOfficeApi = createApi({
  reducerPath: 'api',
  baseQuery: confirmed,
  tagTypes: TAGS,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
