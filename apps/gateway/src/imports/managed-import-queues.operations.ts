import { ID, ObjectType } from '@nestjs/graphql';
import { DiscardImportFailure, GetImportQueues, ImportFailure, RetryImportFailure } from '@tedarik/commands';
import { mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

const { queues, workers, throughput } = GetImportQueues.reply.shape;
const name = { type: () => ID };

@ObjectType()
class ManagedQueue extends typeOf(queues.element, {
  name,
  failed: 'Number of failed pieces of work that are not done yet: exhausted, or waiting for a retry.',
}) {}

@ObjectType({ description: 'A replica of the workers that is taking work now.' })
class ManagedQueueWorker extends typeOf(workers.element, { name }) {}

@ObjectType()
class ManagedRowsOfAMinute extends typeOf(throughput.element) {}

@ObjectType({ description: 'Failed work of an import: a chunk, or the reading of its file.' })
class ManagedImportFailure extends typeOf(ImportFailure, {
  chunk: 'Number of the failed chunk; null if reading the file failed.',
  reason: 'Error code, or the first line of the error message if there is no code.',
  exhausted: 'Whether the work failed so often that it is not retried until an administrator requests it.',
}) {}

@ObjectType()
class ManagedImportQueues extends typeOf(GetImportQueues.reply, {
  queues: { type: () => ManagedQueue },
  workers: { type: () => ManagedQueueWorker },
  throughput: {
    type: () => ManagedRowsOfAMinute,
    description: 'Rows processed in each of the last 60 minutes, the oldest first.',
  },
  failures: { type: () => ManagedImportFailure, description: 'At most 50 failures.' },
}) {}

/** Operations on the queues behind imports, and on failed work. */
export const ImportQueueOperations = operations('imports', {
  importQueues: query(GetImportQueues, ManagedImportQueues),
  retryImportFailure: mutation(RetryImportFailure, Boolean, {
    description: 'Retries failed work at once. `chunk` null means the reading of the file.',
    answer: () => true,
  }),
  discardImportFailure: mutation(DiscardImportFailure, Boolean, {
    description:
      'Gives up failed work: the rows of a chunk become invalid; an import whose file could not be read fails.',
    answer: () => true,
  }),
});
