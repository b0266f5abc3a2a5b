import * as directory from './directory.events.js';
import type { EventDefinition } from './define.js';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'subject' in value && 'schema' in value;

/** Every domain event of the system. If it is not in here, it did not happen. */
export const CATALOGUE: readonly EventDefinition[] = (Object.values(directory) as unknown[]).filter(isEvent);
