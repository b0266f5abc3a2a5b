import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

/** Folder of the importing file, the import, and part of the lint message that forbids it. */
const FORBIDDEN = [
  ['apps/imports/src', '../../directory/src/config.js', 'Projects cannot be imported by a relative'],
  ['apps/web/src/config', '@tedarik/messaging', 'scope:web'],
  ['apps/web/src/config', 'antd', 'The back office is a build of its own'],
  ['apps/web/src/config', 'zod', 'The back office is a build of its own'],
  ['apps/web/src/config', '../back-office/app/theme.js', 'The back office is a build of its own'],
  ['apps/directory/src', '@nats-io/transport-node', 'Only libs/messaging talks to NATS'],
  ['libs/events/src', 'mongoose', 'type:contracts'],
  ['libs/turkish/src', 'zod', 'type:pure'],
  ['libs/messaging/src', '@tedarik/generate', 'type:infra'],
] as const;

// A rule depends on the path of a file, so the files exist while lint runs. Git ignores them.
const cases = FORBIDDEN.map(([folder, imported, sentence], index) => ({
  file: `${folder}/forbidden-import-${index}.ts`,
  imported,
  sentence,
}));
afterAll(() => cases.forEach(({ file }) => rmSync(file, { force: true })));

it('each import rule reports the import that it forbids', () => {
  const env = { ...process.env, NX_DAEMON: 'false' };
  // The rules read the project graph that Nx has cached.
  execFileSync('node_modules/.bin/nx', ['show', 'projects'], { env });
  for (const { file, imported } of cases) writeFileSync(file, `import * as it from '${imported}';\nexport { it };\n`);
  const files = cases.map(({ file }) => file);
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['-f', 'json', ...files], { encoding: 'utf8', env });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string; help?: string }[] };
  for (const { file, imported, sentence } of cases) {
    const said = diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ message, help }) => `${message} ${help}`);
    expect(`${file} importing ${imported}: ${said.join(' | ')}`).toContain(sentence);
  }
}, 180_000);
