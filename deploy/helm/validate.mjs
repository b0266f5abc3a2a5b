// Checks manifests against the schemas of Kubernetes, KEDA and the Prometheus operator:
//   helm template tedarik deploy/helm/tedarik | node deploy/helm/validate.mjs
// Prints one line for each error, and exits with 1 if there is any.
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { parseAllDocuments } from 'yaml';

const SCHEMAS = {
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const manifests = parseAllDocuments(await text(process.stdin))
  .map((document) => document.toJS())
  .filter(Boolean);
const wrong = [];
for (const manifest of manifests) {
  const { apiVersion, kind, metadata } = manifest;
  const [group] = apiVersion.split('/');
  try {
    const models = await import(`${SCHEMAS[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`);
    new models[kind](manifest).validate();
  } catch (error) {
    wrong.push(`${kind} ${metadata?.name}: ${error.message}`);
  }
}
for (const one of wrong) console.log(one);
if (!manifests.length) console.log('There was no manifest to check.');
process.exitCode = wrong.length || !manifests.length ? 1 : 0;
