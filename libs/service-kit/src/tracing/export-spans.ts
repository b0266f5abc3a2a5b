import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { traceRedis } from './redis-spans.js';
import { TRACER } from './trace.js';

const LAST_SPANS_WITHIN_MS = 2_000;

/** Drops spans of Elasticsearch's client that have no parent; otherwise each readiness check would be a trace of its own. */
class SpansOfWork extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    if (span.parentSpanContext || span.instrumentationScope.name === TRACER) super.onEnd(span);
  }
}

/**
 * Exports spans by OTLP over HTTP. Address, sampling, limits, batches and further attributes come from the standard variables of
 * OpenTelemetry. Elasticsearch's client creates its spans by itself. Returns a function that sends the last spans; it gives up after two
 * seconds, because the collector may be down.
 */
export function exportSpans(service: string): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new SpansOfWork(new OTLPTraceExporter())] });
  trace.setGlobalTracerProvider(provider);
  const log = new Logger('Traces');
  setGlobalErrorHandler((error) => log.warn(`Spans are lost: ${typeof error === 'string' ? error : error.message}`));
  traceRedis();
  return () => Promise.race([provider.shutdown(), pause(LAST_SPANS_WITHIN_MS, undefined, { ref: false })]);
}
