import { ID, ObjectType } from '@nestjs/graphql';
import { DiscardImportFailure, GetImportQueues, ImportFailure, RetryImportFailure } from '@tedarik/commands';
import { mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

const { queues, workers, throughput } = GetImportQueues.reply.shape;
const name = { type: () => ID };

@ObjectType()
class ManagedQueue extends typeOf(queues.element, {
  name,
  failed: 'Not done yet: exhausted, or about to be tried again.',
}) {}

@ObjectType({ description: 'A copy that takes work now.' })
class ManagedQueueWorker extends typeOf(workers.element, { name }) {}

@ObjectType()
class ManagedRowsOfAMinute extends typeOf(throughput.element) {}

@ObjectType({ description: 'Work of an import that failed.' })
class ManagedImportFailure extends typeOf(ImportFailure, {
  chunk: 'Null: the reading of its file.',
  reason: 'A code where there is one, else the first line of the error.',
  exhausted: 'Too often to be tried again before somebody says so.',
}) {}

@ObjectType()
class ManagedImportQueues extends typeOf(GetImportQueues.reply, {
  queues: { type: () => ManagedQueue },
  workers: { type: () => ManagedQueueWorker },
  throughput: { type: () => ManagedRowsOfAMinute, description: 'Each of the last sixty minutes, the oldest first.' },
  failures: { type: () => ManagedImportFailure, description: 'At most 50.' },
}) {}

/** Operations on the queues behind imports, and on failed work. */
export const ImportQueueOperations = operations('imports', {
  importQueues: query(GetImportQueues, ManagedImportQueues),
  retryImportFailure: mutation(RetryImportFailure, Boolean, {
    description: 'Tries failed work again at once; `chunk` null: the reading of the file.',
    answer: () => true,
  }),
  discardImportFailure: mutation(DiscardImportFailure, Boolean, {
    description: 'Gives failed work up: the rows of a chunk become invalid, an unread file fails its import.',
    answer: () => true,
  }),
});
