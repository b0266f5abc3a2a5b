import { RunScheduledImport } from '../../../../lib/graphql/operations.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, writes } from '../../../api/endpoints.js';

export const { useRunScheduledImportMutation } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    runScheduledImport: build.mutation(writes(RunScheduledImport, 'runScheduledImport', ['ScheduledImport'], byId)),
  }),
});
