import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchesNamed } from './benches/benches.js';
import { runBenches } from './run-benches.js';
import { sizesOf } from './sizes.js';
import { connect } from './bench-context.js';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
try {
  const benches = benchesNamed(positionals);
  const sizes = sizesOf(values.quick ?? false, process.env);
  const webRoot = process.env['WEB_ROOT'] ?? fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
  const surroundings = await connect(process.env, webRoot, sizes);
  try {
    process.exitCode = await runBenches(benches, surroundings);
  } finally {
    await surroundings.close();
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
