// Writes the dashboards that are described here as files for Grafana; oxfmt formats them. imports.json is written by hand.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const rate = (metric, by) => `sum by (${by}) (rate(${metric}[5m]))`;
const p99 = (metric, by) => `histogram_quantile(0.99, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

/** Each panel: title, expression, legend, and a unit of Grafana. */
const DASHBOARDS = {
  overview: {
    title: 'Overview',
    description: 'What is promised, and what the gateway and the services answer.',
    panels: [
      ['Share of failures within six hours', 'avg by (slo) (slo:errors:ratio_rate6h)', '{{slo}}', 'percentunit'], // oxfmt-ignore
      [
        'Alerts that fire',
        'count by (alertname, severity) (ALERTS{alertstate="firing"})',
        '{{alertname}} {{severity}}',
      ],
      ['Pages', rate('gateway_page_duration_seconds_count', 'outcome'), '{{outcome}}', 'reqps'],
      ['Pages, 99th percentile', p99('gateway_page_duration_seconds', 'outcome'), '{{outcome}}', 's'],
      ['Where pages come from', rate('gateway_pages_total', 'from'), '{{from}}', 'reqps'],
      ['Operations that did not answer', rate('gateway_graphql_duration_seconds_count{outcome!="answered"}', 'operation, outcome'), '{{operation}} {{outcome}}', 'reqps'], // oxfmt-ignore
      ['Requests by outcome', rate('request_duration_seconds_count', 'outcome'), '{{outcome}}', 'reqps'],
      [
        'Slowest requests, 99th percentile',
        `topk(10, ${p99('request_duration_seconds', 'request')})`,
        '{{request}}',
        's',
      ],
      ['Processes that take no work', 'service_ready == 0', '{{job}} {{instance}}'],
      ['Memory', 'process_resident_memory_bytes', '{{job}} {{instance}}', 'bytes'],
    ],
  },
  messaging: {
    title: 'Messaging',
    description: 'Consumers, outboxes, mails and dead letters.',
    panels: [
      ['Event lag, 99th percentile', p99('consumer_event_lag_seconds', 'durable'), '{{durable}}', 's'],
      ['Messages not delivered yet', 'max by (durable) (consumer_lag_events)', '{{durable}}'],
      ['Outbox: messages', 'max by (job, lane) (outbox_waiting)', '{{job}} {{lane}}'],
      ['Outbox: the oldest', 'max by (job, lane) (outbox_oldest_seconds)', '{{job}} {{lane}}', 's'],
      ['Dead letters', 'max by (durable) (consumer_dead_letters_waiting)', '{{durable}}'],
      ['Mails and text messages', rate('mails_total', 'channel, outcome'), '{{channel}} {{outcome}}', 'ops'],
      ['Mails: the oldest', 'max by (job) (mails_oldest_seconds)', '{{job}}', 's'],
      ['Requests refused', rate('requests_refused_total', 'job'), '{{job}}', 'reqps'],
    ],
  },
  search: {
    title: 'Search and index',
    description: 'How searches are answered, and how far the index is behind.',
    panels: [
      ['Searches', rate('gateway_searches_total', 'answer'), '{{answer}}', 'reqps'],
      ['From a change until searches see it, 99th percentile', p99('indexer_lag_seconds', 'index'), '{{index}}', 's'],
      ['Events that no replica has taken', 'max by (index, lane) (indexer_pending_events)', '{{index}} {{lane}}'],
      ['Events by outcome', rate('indexer_indexed_total', 'index, outcome'), '{{index}} {{outcome}}', 'ops'],
      ['Bulk requests, 99th percentile', p99('indexer_bulk_seconds', 'index'), '{{index}}', 's'],
    ],
  },
};

const datasource = { type: 'prometheus', uid: '${datasource}' };
const panel = ([title, expr, legendFormat, unit = 'short'], at) => ({
  id: at + 1,
  type: 'timeseries',
  title,
  datasource,
  gridPos: { x: (at % 2) * 12, y: Math.floor(at / 2) * 8, w: 12, h: 8 },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: [{ datasource, expr, legendFormat, refId: 'A', range: true }],
});

/** The dashboards by file name. */
export const dashboards = () =>
  Object.fromEntries(
    Object.entries(DASHBOARDS).map(([name, { title, description, panels }]) => [
      `${name}.json`,
      {
        uid: `tedarik-${name}`,
        title,
        description,
        tags: ['tedarik'],
        schemaVersion: 39,
        version: 1,
        editable: true,
        timezone: 'browser',
        refresh: '30s',
        time: { from: 'now-6h', to: 'now' },
        templating: {
          list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus', current: {} }],
        },
        panels: panels.map(panel),
      },
    ]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, content] of Object.entries(dashboards())) {
    writeFileSync(new URL(file, import.meta.url), JSON.stringify(content));
  }
}
