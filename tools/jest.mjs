// Runs the Jest tests of one project: `node tools/jest.mjs libs/turkish/`. Used by the projects' `test` scripts.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = ['--passWithNoTests', '--testPathPatterns', ...process.argv.slice(2)];
process.exit(spawnSync('node_modules/.bin/jest', args, { cwd: root, stdio: 'inherit' }).status ?? 1);
