import { QueryFailed } from '../../../lib/graphql/operation.js';

/** For `catch`: turns a wrong password into an error of the given field. */
export const besideField =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof QueryFailed) || error.code !== 'wrong-password') throw error;
    throw new QueryFailed(error.kind, error.code, error.traceId, [{ field, code: error.code }]);
  };
