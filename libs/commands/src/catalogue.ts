import type { Ask } from './define.js';
import * as directoryCommands from './directory.commands.js';
import * as directoryQueries from './directory.queries.js';
import * as identity from './identity.asks.js';
import * as imports from './imports.asks.js';

const isAsk = (value: unknown): value is Ask =>
  typeof value === 'object' && value !== null && 'subject' in value && 'deadlineMs' in value;

/** Everything that may be asked of any service. */
export const ASKS: readonly Ask[] = [directoryCommands, directoryQueries, identity, imports]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isAsk);
