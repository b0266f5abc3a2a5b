import type { Type } from '@nestjs/common';
import type { RecordContracts } from '@tedarik/commands';
import type { RecordDescription } from '@tedarik/fields';
import { handledBy } from '@tedarik/messaging';
import type { Records } from './records.js';

/** The lines of a service's table for a described record: what each of its contracts is answered by. */
export const recordRequests = <R extends RecordDescription>(
  { contracts }: RecordContracts<R>,
  table: Type<Records<R>>,
) => [
  handledBy(contracts.list, table, 'list'),
  handledBy(contracts.create, table, 'create'),
  handledBy(contracts.update, table, 'update'),
  handledBy(contracts.delete, table, 'delete'),
  handledBy(contracts.restore, table, 'restore'),
];
