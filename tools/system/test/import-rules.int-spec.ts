import { execFileSync } from 'node:child_process';

/** File that says it, what it imports, part of the sentence with which lint refuses it. */
const FORBIDDEN = [
  ['apps/imports/src/config.ts', '../../directory/src/config.js', 'Projects cannot be imported by a relative'],
  ['apps/web/src/config/paths.ts', '@tedarik/messaging', 'scope:web'],
  ['apps/web/src/config/paths.ts', 'antd', 'The back office is a build of its own'],
  ['apps/web/src/config/paths.ts', 'zod', 'The back office is a build of its own'],
  ['apps/web/src/config/paths.ts', '../back-office/app/theme.js', 'The back office is a build of its own'],
  ['apps/directory/src/config.ts', '@nats-io/transport-node', 'Only libs/messaging talks to NATS'],
  ['libs/events/src/define.ts', 'mongoose', 'type:contracts'],
  ['libs/turkish/src/casing.ts', 'zod', 'type:pure'],
  ['libs/messaging/src/messaging.ts', '@tedarik/generate', 'type:infra'],
] as const;

const LINT = `
  import { ESLint } from 'eslint';
  const cases = JSON.parse(process.argv[1]);
  // Without types, which take half a minute: what may be imported can be told from the text.
  const eslint = new ESLint({
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
    ruleFilter: ({ ruleId }) => ruleId === '@nx/enforce-module-boundaries' || ruleId === 'no-restricted-imports',
  });
  const results = [];
  for (const [file, imported] of cases) {
    const [{ messages }] = await eslint.lintText(\`import * as it from '\${imported}';\\nexport { it };\\n\`, { filePath: file });
    results.push(messages.map(({ message }) => message).join(' | '));
  }
  process.stdout.write(JSON.stringify(results));
`;

it('each import rule refuses what it is there to refuse', () => {
  const env = { ...process.env, NX_DAEMON: 'false' };
  // The rules look up in what Nx keeps of the last time who is what.
  execFileSync('node_modules/.bin/nx', ['show', 'projects'], { env });
  const args = ['--input-type=module', '-e', LINT, JSON.stringify(FORBIDDEN)];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', env });
  const said = JSON.parse(output) as string[];
  for (const [i, [file, imported, sentence]] of FORBIDDEN.entries()) {
    expect(`${file} importing ${imported}: ${said[i]}`).toContain(sentence);
  }
}, 180_000);
