import type { Type } from '@nestjs/common';
import { recordContracts } from '@tedarik/commands';
import type { RecordDescription } from '@tedarik/fields';
import { handledBy } from '@tedarik/messaging';
import type { Records } from './records.js';

/** The lines of a service's table for a described record: what each of its contracts is answered by. */
export function recordRequests<R extends RecordDescription>(record: R, table: Type<Records<R>>) {
  const { contracts } = recordContracts(record);
  return [
    handledBy(contracts.list, table, 'list'),
    handledBy(contracts.create, table, 'create'),
    handledBy(contracts.update, table, 'update'),
    handledBy(contracts.delete, table, 'delete'),
    handledBy(contracts.restore, table, 'restore'),
  ];
}
