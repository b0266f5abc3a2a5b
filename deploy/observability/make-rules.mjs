// Generates deploy/helm/tedarik/rules.yaml, which Prometheus reads, from objectives.mjs. The file is in the chart because a chart cannot
// read files outside of it.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { stringify } from 'yaml';
import { ALERTS, BURN_RATES, OBJECTIVES, STATES } from './objectives.mjs';

const RUNBOOK = 'docs/runbook.md';
const WINDOWS = [...new Set(BURN_RATES.flatMap(({ windows }) => windows))];

const recorded = (window) => `slo:errors:ratio_rate${window}`;
const alertRule = ({ alert, expr, wait, severity, summary, labels }) => ({
  alert,
  expr,
  ...(wait && { for: wait }),
  labels: { severity, ...labels },
  annotations: { summary, runbook_url: `${RUNBOOK}#${alert.toLowerCase()}` },
});

const states = Object.entries(STATES).map(([record, expr]) => ({ record, expr }));
const shares = OBJECTIVES.flatMap(({ slo, errors }) =>
  WINDOWS.map((window) => ({ record: recorded(window), labels: { slo }, expr: errors(window) })),
);
const burning = OBJECTIVES.flatMap(({ slo, alert, target, summary }) =>
  BURN_RATES.map(({ severity, rate, windows, wait }) => {
    const limit = Number((rate * (1 - target)).toPrecision(6));
    const expr = windows.map((window) => `${recorded(window)}{slo="${slo}"} > ${limit}`).join(' and ');
    return alertRule({ alert, expr, wait, severity, summary, labels: { slo } });
  }),
);

/** The content of rules.yaml. */
export const rules = () =>
  `# Made from objectives.mjs by make-rules.mjs.\n${stringify(
    {
      groups: [
        { name: 'tedarik-objectives', rules: [...states, ...shares] },
        { name: 'tedarik-burn-rates', rules: burning },
        { name: 'tedarik-alerts', rules: ALERTS.map(alertRule) },
      ],
    },
    { lineWidth: 0, singleQuote: true },
  )}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('../helm/tedarik/rules.yaml', import.meta.url), rules());
}
