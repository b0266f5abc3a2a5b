import { RunScheduledImport } from '@tedarik/commands';
import { mutation } from '../graphql/operations.js';

export const OF_SCHEDULED_IMPORTS = {
  runScheduledImport: mutation(RunScheduledImport, Boolean, {
    description: 'Starts a run within seconds, even while the scheduled import is paused.',
    confirmed: true,
    answer: () => true,
  }),
};
