import { ID, ObjectType } from '@nestjs/graphql';
import { GetImportQueues, ImportFailure } from '@tedarik/commands';
import { typeOf } from '../../type-of.js';

const { queues, workers, throughput } = GetImportQueues.reply.shape;

@ObjectType()
export class ManagedQueue extends typeOf(queues.element, {
  name: { type: () => ID },
  failed: 'Not done yet: exhausted, or about to be tried again.',
}) {}

@ObjectType({ description: 'A copy that takes work now.' })
export class ManagedQueueWorker extends typeOf(workers.element, { name: { type: () => ID } }) {}

@ObjectType()
export class ManagedRowsOfAMinute extends typeOf(throughput.element) {}

@ObjectType({ description: 'Work of an import that failed.' })
export class ManagedImportFailure extends typeOf(ImportFailure, {
  chunk: 'Null: the reading of its file.',
  reason: 'A code where there is one, else the first line of the error.',
  exhausted: 'Too often to be tried again before somebody says so.',
}) {}

@ObjectType()
export class ManagedImportQueues extends typeOf(GetImportQueues.reply, {
  queues: { type: () => ManagedQueue },
  workers: { type: () => ManagedQueueWorker },
  throughput: { type: () => ManagedRowsOfAMinute, description: 'Each of the last sixty minutes, the oldest first.' },
  failures: { type: () => ManagedImportFailure, description: 'At most 50.' },
}) {}
