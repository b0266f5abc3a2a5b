import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AUDIT_RECORDED, type AuditRecord, type EventEnvelope } from '@tedarik/events';
import { announceAgain, Asker, Consumers, defineConsumer, isNatsOutage, streamOf } from '@tedarik/messaging';
import { isMongoOutage } from '@tedarik/service-kit';
import { AuditRepository } from './audit.repository.js';
import { auditWords } from './audit-words.js';

/** Keeps what every service puts on record. */
@Injectable()
export class OnAuditRecorded implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly audit: AuditRepository,
    private readonly asker: Asker,
  ) {}

  onApplicationBootstrap(): void {
    for (const service of Object.keys(AUDIT_RECORDED)) {
      const filter = `events.${service}.audit.>`;
      this.consumers.run(
        defineConsumer({
          durable: `identity-audit-${service}`,
          stream: streamOf(service, 'live'),
          filter,
          handle: (events) => this.audit.add(events.map(toDocument)),
          isOutage: (error) => isMongoOutage(error) || isNatsOutage(error),
          onGap: () => announceAgain(this.asker, filter),
        }),
      );
    }
  }
}

function toDocument({ id, at, data }: EventEnvelope) {
  const record = data as AuditRecord;
  return { _id: id, at: new Date(at), ...record, words: auditWords(record) };
}
