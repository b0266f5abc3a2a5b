import { type DynamicModule, Module } from '@nestjs/common';
import type { ParkingService } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { AuditStream } from '../audit/audit-stream.js';
import { JetStream } from '../streams/jetstream.js';
import { parkedController } from './parked.controller.js';
import { ParkedOfService } from './parked-of-service.js';

/** Over MessagingModule, in every service that reacts to events: answers PARKED_ASKS of it, and offers its AuditStream. */
@Module({})
export class ParkedModule {
  static of(service: ParkingService): DynamicModule {
    return {
      module: ParkedModule,
      controllers: [parkedController(service)],
      providers: [
        ParkedOfService,
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
