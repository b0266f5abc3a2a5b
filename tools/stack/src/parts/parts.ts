import { ELASTICSEARCH } from './elasticsearch.js';
import { MONGO } from './mongo.js';
import { NATS } from './nats.js';
import type {
  BackingServiceDefinition,
  BackingServiceName,
  TestBackingServiceName,
  ProcessOfPart,
} from '../backing-service-definition.js';
import { REDIS } from './redis.js';
import { S3 } from './s3.js';

export const BACKING_SERVICES: Readonly<Record<BackingServiceName, BackingServiceDefinition>> = {
  mongo: MONGO,
  nats: NATS,
  redis: REDIS,
  elasticsearch: ELASTICSEARCH,
};

export const TEST_BACKING_SERVICES: Readonly<Record<TestBackingServiceName, ProcessOfPart>> = {
  ...BACKING_SERVICES,
  s3: S3,
};

export const BACKING_SERVICE_NAMES = Object.keys(BACKING_SERVICES) as BackingServiceName[];
