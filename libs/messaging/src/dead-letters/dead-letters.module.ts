import { type DynamicModule, Module } from '@nestjs/common';
import type { ServiceWithDeadLetters } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { AuditStream } from '../audit/audit-stream.js';
import { JetStream } from '../streams/jetstream.js';
import { DeadLettersOfService } from './dead-letters-of-service.js';

/** For every service that consumes events: the providers that `deadLetterRequests` needs, and AuditStream. Needs MessagingModule. */
@Module({})
export class DeadLettersModule {
  static of(service: ServiceWithDeadLetters): DynamicModule {
    return {
      module: DeadLettersModule,
      providers: [
        DeadLettersOfService,
        {
          provide: AuditStream,
          useFactory: (jetstream: JetStream, clock: Clock) => new AuditStream(jetstream, clock, service),
          inject: [JetStream, Clock],
        },
      ],
      exports: [AuditStream],
    };
  }
}
