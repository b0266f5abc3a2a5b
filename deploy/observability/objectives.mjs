// The objectives of the site, and its alerts. make-rules.mjs generates rules.yaml from this. Each alert has a section in docs/runbook.md.

const ratio = (bad, all) => (window) => `sum(rate(${bad}[${window}])) / sum(rate(${all}[${window}]))`;
const withinLimit = (name, le) => (window) =>
  `1 - sum(rate(${name}_bucket{le="${le}"}[${window}])) / sum(rate(${name}_count[${window}]))`;
/** For a state that is either good or bad: the share of the time in which it was bad. */
const shareOfTime = (name) => (window) => `avg_over_time(${name}[${window}])`;

/** `errors` is the share of failures within a window; `target` is the share that must succeed. */
export const OBJECTIVES = [
  {
    slo: 'pages-availability',
    alert: 'PagesFail',
    target: 0.999,
    errors: ratio('gateway_page_duration_seconds_count{outcome="failed"}', 'gateway_page_duration_seconds_count'),
    summary: 'Visitors get an error instead of a page.',
  },
  {
    slo: 'pages-latency',
    alert: 'PagesSlow',
    target: 0.99,
    errors: withinLimit('gateway_page_duration_seconds', '1'),
    summary: 'Pages take longer than one second.',
  },
  {
    slo: 'searches-whole',
    alert: 'SearchesReduced',
    target: 0.99,
    errors: ratio('gateway_searches_total{answer!="full"}', 'gateway_searches_total'),
    summary: 'Searches are answered without the search engine, or not at all.',
  },
  {
    slo: 'index-freshness',
    alert: 'IndexStale',
    target: 0.99,
    errors: withinLimit('indexer_lag_seconds', '30'),
    summary: 'Changes take longer than 30 seconds until searches find them.',
  },
  {
    slo: 'delivery',
    alert: 'DeliveryLate',
    target: 0.995,
    errors: shareOfTime('slo:delivery:late'),
    summary: 'Events have waited for more than one minute in an outbox, or mails for more than five.',
  },
  {
    slo: 'imports-progress',
    alert: 'ImportsStand',
    target: 0.99,
    errors: shareOfTime('slo:imports:stand'),
    summary: 'Imports wait, and no row has been done for ten minutes.',
  },
];

/** 1 while the state is bad, 0 while it is good. */
export const STATES = {
  'slo:delivery:late':
    'max((max by (lane) (outbox_oldest_seconds{lane="live"}) > bool 60) or (max(mails_oldest_seconds) > bool 300))',
  'slo:imports:stand':
    '(sum(max by (queue) (imports_queue_jobs{state=~"waiting|active"})) > bool 0) * ((sum(rate(imports_rows_total[10m])) or vector(0)) == bool 0)',
};

/**
 * At these rates the budget of a month is used up within two days or five days. Both windows must exceed the rate: the long one shows that
 * it is not a short spike, the short one that it still continues.
 */
export const BURN_RATES = [
  { severity: 'page', rate: 14.4, windows: ['1h', '5m'], wait: '2m' },
  { severity: 'ticket', rate: 6, windows: ['6h', '30m'], wait: '15m' },
];

/** Messages that did not reach their receivers, or all that were settled; each is counted once per outcome. */
const messages = (outcomes) => `sum by (channel) (increase(mails_total{outcome=~"${outcomes}"}[1h]))`;
const UNDELIVERED = 'refused|deferred|expired';

/** More events in the gateway's security log than usual. */
const security = (kind, window, most) =>
  `sum(increase(gateway_security_events_total{kind="${kind}"}[${window}])) > ${most}`;

/** Alerts for conditions that a person must look at, however small their share. */
export const ALERTS = [
  {
    alert: 'DeadLetters',
    // Fires until an administrator has sent them again or deleted them.
    expr: 'max by (durable) (consumer_dead_letters_waiting) > 0',
    severity: 'ticket',
    summary: 'The consumer {{ $labels.durable }} has given up events after five tries, and they wait for a decision.',
  },
  {
    alert: 'MessagesRefused',
    expr: `${messages(UNDELIVERED)} > 2 and ${messages(UNDELIVERED)} / ${messages(`sent|${UNDELIVERED}`)} > 0.5`,
    severity: 'ticket',
    summary: 'Most messages of the channel {{ $labels.channel }} did not reach their receivers within an hour.',
  },
  {
    alert: 'ImportWorkExhausted',
    expr: 'sum(max by (queue) (imports_failures{state="exhausted"})) > 0',
    severity: 'ticket',
    summary: 'Files or parts of an import have failed five times and wait for an administrator.',
  },
  {
    alert: 'NoImportWorkers',
    expr: 'max(imports_workers) == 0',
    wait: '5m',
    severity: 'page',
    summary: 'No process takes work of imports.',
  },
  {
    alert: 'ProcessRestarts',
    expr: 'changes(process_start_time_seconds[30m]) > 2',
    severity: 'ticket',
    summary: '{{ $labels.job }} ({{ $labels.instance }}) has started three times within half an hour.',
  },
  {
    alert: 'NotReady',
    expr: 'service_ready == 0 or up == 0',
    wait: '5m',
    severity: 'page',
    summary: '{{ $labels.job }} ({{ $labels.instance }}) has taken no work for five minutes.',
  },
  {
    // The series of a process end with it, so its absence is found by comparison with the last six hours.
    alert: 'ServiceGone',
    expr: 'count by (job) (count_over_time(up[6h])) unless count by (job) (up)',
    wait: '5m',
    severity: 'page',
    summary: 'No process of {{ $labels.job }} is there, and one was within the last six hours.',
  },
  {
    // MongoDB exits when its disk is full, and every acknowledged write is there.
    alert: 'DiskFills',
    expr: 'max(mongodb_disk_used_ratio) > 0.85',
    wait: '10m',
    severity: 'ticket',
    summary: "More than 85 percent of MongoDB's disk is used.",
  },
  {
    // A nightly backup may be late by half a day. A database that was never backed up counts from its first migration.
    alert: 'BackupOld',
    expr: 'max(mongodb_backup_age_seconds) > 36 * 3600',
    severity: 'ticket',
    summary: 'A database has had no backup for 36 hours.',
  },
  {
    alert: 'RequestsRefused',
    expr: 'sum by (job) (rate(requests_refused_total[5m])) > 0',
    wait: '5m',
    severity: 'ticket',
    summary: '{{ $labels.job }} refuses requests because it has too many in hand.',
  },
  {
    alert: 'SignInsRefused',
    expr: security('sign-in-refused', '15m', 100),
    severity: 'ticket',
    summary: 'More than 100 sign-ins were refused within a quarter of an hour.',
  },
  {
    alert: 'CodesRefused',
    expr: security('code-refused', '1h', 10),
    severity: 'page',
    summary: 'More than ten codes were refused within an hour after the right password of a back-office account.',
  },
  {
    alert: 'ManyExports',
    expr: security('export', '1h', 30),
    severity: 'ticket',
    summary: 'More than 30 files of records or personal data were downloaded within an hour.',
  },
];
