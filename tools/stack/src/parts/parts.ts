import { ELASTICSEARCH } from './elasticsearch.js';
import { MONGO } from './mongo.js';
import { NATS } from './nats.js';
import type { PartDefinition, PartName, PrivatePartName, ProcessOfPart } from '../part-definition.js';
import { REDIS } from './redis.js';
import { S3 } from './s3.js';

export const PARTS: Readonly<Record<PartName, PartDefinition>> = {
  mongo: MONGO,
  nats: NATS,
  redis: REDIS,
  elasticsearch: ELASTICSEARCH,
};

export const PRIVATE_PARTS: Readonly<Record<PrivatePartName, ProcessOfPart>> = { ...PARTS, s3: S3 };

export const PART_NAMES = Object.keys(PARTS) as PartName[];
