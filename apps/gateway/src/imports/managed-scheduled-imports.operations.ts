import { RunScheduledImport } from '@tedarik/commands';
import { mutation } from '../graphql/operations.js';

export const OF_SCHEDULED_IMPORTS = {
  runScheduledImport: mutation(RunScheduledImport, Boolean, {
    description: 'Lets it run within seconds, also while it is paused.',
    confirmed: true,
    answer: () => true,
  }),
};
