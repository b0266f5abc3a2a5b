import { QueryFailed } from '../../../lib/graphql/operation.js';

/** For `catch`: a password that is not the account's is refused beside the field that held it. */
export const besideField =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof QueryFailed) || error.code !== 'wrong-password') throw error;
    throw new QueryFailed(error.kind, error.code, error.traceId, [{ field, code: error.code }]);
  };
