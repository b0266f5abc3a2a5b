import * as blog from './blog.asks.js';
import type { Ask } from './define.js';
import * as directoryCommands from './directory.commands.js';
import * as directoryQueries from './directory.queries.js';
import * as identity from './identity.asks.js';
import * as imports from './imports.asks.js';
import * as reviews from './reviews.asks.js';
import * as submissions from './submissions.asks.js';

const isAsk = (value: unknown): value is Ask =>
  typeof value === 'object' && value !== null && 'subject' in value && 'deadlineMs' in value;

/** Everything that may be asked of any service. */
export const ASKS: readonly Ask[] = [blog, directoryCommands, directoryQueries, identity, imports, reviews, submissions]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isAsk);
