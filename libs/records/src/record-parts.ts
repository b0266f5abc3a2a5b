import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, Database } from '@tedarik/service-kit';

/** What every table of records works with. */
@Injectable()
export class RecordParts {
  constructor(
    readonly database: Database,
    readonly commandLog: CommandLog,
    readonly auditTrail: AuditTrail,
    readonly clock: Clock,
  ) {}
}
