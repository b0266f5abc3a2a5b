import { AUDIT_ERASED, AUDIT_RECORDED } from './audit.events.js';
import * as blog from './blog.events.js';
import * as directory from './directory.events.js';
import * as identity from './identity.events.js';
import * as reviews from './reviews.events.js';
import type { EventDefinition } from './define.js';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'subject' in value && 'schema' in value;

/** All domain events of the system. */
export const CATALOGUE: readonly EventDefinition[] = [blog, directory, identity, reviews, AUDIT_RECORDED, AUDIT_ERASED]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isEvent);
