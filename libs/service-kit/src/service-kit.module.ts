import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Readiness } from './readiness.js';
import { SERVICE_TOKEN, ServiceTokenGuard } from './http/service-token.guard.js';
import { Metrics } from './metrics.js';

export interface ServiceKitOptions {
  serviceToken: string;
  readiness?: Readiness;
  metrics?: Metrics;
}

/** Provides Clock, Readiness, Metrics and ServiceTokenGuard to the whole service. bootstrap and startService include it. */
@Module({})
export class ServiceKitModule {
  static forRoot({ serviceToken, readiness, metrics }: ServiceKitOptions): DynamicModule {
    return {
      module: ServiceKitModule,
      global: true,
      providers: [
        Clock,
        { provide: Readiness, useValue: readiness ?? new Readiness() },
        { provide: Metrics, useValue: metrics ?? new Metrics() },
        { provide: SERVICE_TOKEN, useValue: serviceToken },
        ServiceTokenGuard,
      ],
      exports: [Clock, Readiness, Metrics, SERVICE_TOKEN, ServiceTokenGuard],
    };
  }
}
