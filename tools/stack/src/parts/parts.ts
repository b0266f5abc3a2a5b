import { ELASTICSEARCH } from './elasticsearch.js';
import { MONGO } from './mongo.js';
import { NATS } from './nats.js';
import type { PartDefinition, PartName } from './part-definition.js';
import { REDIS } from './redis.js';

export const PARTS: Readonly<Record<PartName, PartDefinition>> = {
  mongo: MONGO,
  nats: NATS,
  redis: REDIS,
  elasticsearch: ELASTICSEARCH,
};

export const PART_NAMES = Object.keys(PARTS) as PartName[];
