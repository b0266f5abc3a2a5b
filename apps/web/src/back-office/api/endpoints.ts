import type { Operation } from '../../lib/graphql/operation.js';
import { call, type ListTag } from './back-office-api.js';

type Tags = readonly ListTag[];
type Failed = unknown;

// Converters from an endpoint's argument to the variables of its operation.
export const byId = (id: string) => ({ id });
export const byIds = (ids: string[]) => ({ ids });
export const nothing: (argument: void) => Record<string, never> = () => ({});

/** An endpoint whose result is one field of the operation's result. */
function answering<Answer, Variables, Field extends keyof Answer, Argument = Variables>(
  operation: Operation<Answer, Variables>,
  field: Field,
  toVariables = (argument: Argument) => argument as unknown as Variables,
) {
  return {
    query: (argument: Argument) => call(operation, toVariables(argument)),
    transformResponse: (answer: Answer) => answer[field],
  };
}

/** A query endpoint; refetched when one of its tags is invalidated. */
export const reads = <Answer, Variables, Field extends keyof Answer, Argument = Variables>(
  operation: Operation<Answer, Variables>,
  field: Field,
  providesTags: Tags,
  toVariables?: (argument: Argument) => Variables,
) => ({ ...answering(operation, field, toVariables), providesTags });

/** A mutation endpoint; lists with these tags are refetched whether or not it succeeds. */
export const writes = <Answer, Variables, Field extends keyof Answer, Argument = Variables>(
  operation: Operation<Answer, Variables>,
  field: Field,
  invalidatesTags: Tags,
  toVariables?: (argument: Argument) => Variables,
) => ({ ...answering(operation, field, toVariables), invalidatesTags });

/** A mutation endpoint that saves a form; lists with these tags are refetched only if it succeeds. */
export const saves = <Answer, Variables>(operation: Operation<Answer, Variables>, tags: Tags) => ({
  query: (variables: Variables) => call(operation, variables),
  invalidatesTags: (_: unknown, error: Failed) => (error ? [] : tags),
});

/** Replaces the `query` of an endpoint that saves a form; `isRestore` marks values of a former version. */
export const restorable = <Answer, Variables>(operation: Operation<Answer, Variables>) => ({
  query: ({ isRestore, ...variables }: Variables & { isRestore: boolean }) =>
    call(operation, variables as unknown as Variables, isRestore),
});
