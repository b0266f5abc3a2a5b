import type { Operation } from '../../lib/graphql/operation.js';
import { call, type ListTag } from './back-office-api.js';

type Tags = readonly ListTag[];
type Failed = unknown;

// What an endpoint is called with, as the variables of its operation.
export const byId = (id: string) => ({ id });
export const byIds = (ids: string[]) => ({ ids });
export const nothing: (argument: void) => Record<string, never> = () => ({});

/** An endpoint that answers with one field of what its operation answers. */
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

/** A query; it is run again when something happens to one of the tags. */
export const reads = <Answer, Variables, Field extends keyof Answer, Argument = Variables>(
  operation: Operation<Answer, Variables>,
  field: Field,
  providesTags: Tags,
  toVariables?: (argument: Argument) => Variables,
) => ({ ...answering(operation, field, toVariables), providesTags });

/** A mutation, done or not: lists with these tags are read again. */
export const writes = <Answer, Variables, Field extends keyof Answer, Argument = Variables>(
  operation: Operation<Answer, Variables>,
  field: Field,
  invalidatesTags: Tags,
  toVariables?: (argument: Argument) => Variables,
) => ({ ...answering(operation, field, toVariables), invalidatesTags });

/** A mutation that saves a form: only when it is done, lists with these tags are read again. */
export const saves = <Answer, Variables>(operation: Operation<Answer, Variables>, tags: Tags) => ({
  query: (variables: Variables) => call(operation, variables),
  invalidatesTags: (_: unknown, error: Failed) => (error ? [] : tags),
});

/** In place of the query of a mutation that saves a form: `isRestore` for values of a former version. */
export const restorable = <Answer, Variables>(operation: Operation<Answer, Variables>) => ({
  query: ({ isRestore, ...variables }: Variables & { isRestore: boolean }) =>
    call(operation, variables as unknown as Variables, isRestore),
});
