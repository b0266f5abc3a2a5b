import { type DynamicModule, Module } from '@nestjs/common';
import type { ServiceWithDeadLetters } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { AuditStream } from '../audit/audit-stream.js';
import { JetStream } from '../streams/jetstream.js';
import { deadLettersController } from './dead-letters.controller.js';
import { DeadLettersOfService } from './dead-letters-of-service.js';

/** Over MessagingModule, in every service that reacts to events: answers DEAD_LETTER_CONTRACTS of it, and offers its AuditStream. */
@Module({})
export class DeadLettersModule {
  static of(service: ServiceWithDeadLetters): DynamicModule {
    return {
      module: DeadLettersModule,
      controllers: [deadLettersController(service)],
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
