import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, Database } from '@tedarik/service-kit';

/** The dependencies of every table of records. */
@Injectable()
export class RecordDependencies {
  constructor(
    readonly database: Database,
    readonly commandLog: CommandLog,
    readonly auditTrail: AuditTrail,
    readonly clock: Clock,
  ) {}
}
