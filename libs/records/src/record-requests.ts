import type { Type } from '@nestjs/common';
import { recordContracts } from '@tedarik/commands';
import type { RecordDescription } from '@tedarik/fields';
import { handledBy } from '@tedarik/messaging';
import type { Records } from './records.js';

/** The entries for a described record in a service's request table: the handler of each contract. */
export function recordRequests<R extends RecordDescription, Own extends object>(
  record: R,
  table: Type<Records<R, Own>>,
) {
  const { contracts } = recordContracts(record);
  return [
    handledBy(contracts.list, table, 'list'),
    handledBy(contracts.create, table, 'create'),
    handledBy(contracts.update, table, 'update'),
    handledBy(contracts.delete, table, 'delete'),
    handledBy(contracts.restore, table, 'restore'),
  ];
}
