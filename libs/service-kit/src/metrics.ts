import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process. Calls with the same name return the same metric. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return this.known(name) ?? new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** `collect` is called before each reading and sets the gauge. */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[] = [],
    collect?: (gauge: Gauge) => void | Promise<void>,
  ): Gauge {
    const known = this.known<Gauge>(name);
    if (known) return known;
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      ...(collect && { collect: () => collect(gauge) }),
    });
    return gauge;
  }

  /** The default buckets are for seconds. */
  histogram(name: string, help: string, labelNames: readonly string[] = [], buckets = SECONDS): Histogram {
    return this.known(name) ?? new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  /** Adds memory, event loop and garbage collection of the process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  private known<Metric>(name: string): Metric | undefined {
    return this.registry.getSingleMetric(name) as Metric | undefined;
  }
}
