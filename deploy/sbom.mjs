// Writes the dependencies of each image as CycloneDX (JSON), one file per image, validated by its schema: npm run sbom -- FOLDER
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run sbom -- FOLDER');
  process.exit(64);
}

const services = readdirSync('apps').filter((name) => existsSync(join('apps', name, 'src/main.ts')));
// The gateway's image also contains the bundles of the web app, and so the packages that they were built from.
const workspacesOf = (service) => [`apps/${service}`, ...(service === 'gateway' ? ['apps/web'] : [])];
const images = [...services.map((name) => [name, workspacesOf(name)]), ['tools', ['tools/containers']]];

mkdirSync(folder, { recursive: true });
for (const [image, workspaces] of images) {
  const file = join(folder, `${image}.cdx.json`);
  const chosen = workspaces.flatMap((workspace) => ['--workspace', workspace]);
  const options = ['--omit', 'dev', '--output-reproducible', '--validate', '--output-file', file, ...chosen];
  const { status, stderr } = spawnSync('node_modules/.bin/cyclonedx-npm', options, { encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  console.log(file);
}
