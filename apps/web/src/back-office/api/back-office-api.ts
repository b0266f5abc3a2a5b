import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { RECORDS, typeName } from '@tedarik/fields';
import { notingAnswers } from '../../lib/graphql/answered-commands.js';
import { fetchQuery } from '../../lib/graphql/fetch-query.js';
import type { Operation } from '../../lib/graphql/operation.js';
import { askConfirmation } from './confirmation.slice.js';
import { sessionEnded } from './session.slice.js';
import { type Failure, failureOf } from './failure.js';

export interface Call {
  operation: Operation<unknown, unknown>;
  variables: unknown;
  /** Saves values of a former version: the log says so. */
  isRestore?: boolean;
}

/** A call of a known operation, for the `query` of an endpoint. */
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

const send = notingAnswers(fetchQuery);

const graphql: BaseQueryFn<Call, unknown, Failure> = async ({ operation, variables, isRestore }, { dispatch }) => {
  try {
    return { data: await send(operation, variables, isRestore ? RESTORES : undefined) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'unauthenticated') dispatch(sessionEnded());
    return { error: failure };
  }
};

/** Requests the password where a session has to be confirmed, and then calls again what was refused. */
const confirmed: typeof graphql = async (call, api, options) => {
  const answer = await graphql(call, api, options);
  if (answer.error?.code !== 'confirmation-required') return answer;
  return (await askConfirmation(api.dispatch)) ? graphql(call, api, options) : answer;
};

/** Every list names its tag; a change invalidates the tags of what it may show up in. */
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

/** The one API of the back office; features add their endpoints with `injectEndpoints`. */
export const backOfficeApi = createApi({
  reducerPath: 'api',
  baseQuery: confirmed,
  tagTypes: TAGS,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
