import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COMPILER = resolve('node_modules/typescript-7/bin/tsc');
const OPTIONS =
  '--singleThreaded --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler';
const FILE = 'structured-data.ts';
const IMPORT = "import type { Thing } from 'schema-dts';";

/**
 * Validates structured data against schema.org's definitions (schema-dts), by page: unknown types, unknown properties, values of a wrong
 * type. All pages are compiled at once, because loading the definitions takes a second.
 */
export function schemaProblems(pages: Record<string, readonly object[]>): string[] {
  const objects = Object.entries(pages).flatMap(([page, things]) => things.map((thing) => ({ page, thing })));
  const constants = objects.map(({ thing }, index) => `export const t${index}: Thing = ${typedJson(thing)};`);
  return diagnosticsOf([IMPORT, ...constants].join('\n')).map(
    ({ line, text }) => `${objects[line - 2]?.page}: ${text}`,
  );
}

/** One line of JSON, without the annotations of actions (https://schema.org/docs/actions.html), which are not properties. */
const typedJson = (thing: object): string =>
  JSON.stringify(thing, (key, value: unknown) => (/-(?:in|out)put$/.test(key) ? undefined : value));

function diagnosticsOf(text: string): { line: number; text: string }[] {
  mkdirSync('.local', { recursive: true });
  const folder = mkdtempSync(resolve('.local/schema-org-')); // inside the repository, so that packages resolve
  try {
    writeFileSync(join(folder, FILE), text);
    const args = [COMPILER, ...OPTIONS.split(' '), '--pretty', 'false', FILE];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const found = [...stdout.matchAll(/^structured-data\.ts\((\d+),\d+\): error TS\d+: (.*(?:\n .*)*)/gm)];
    if (status !== 0 && !found.length) throw new Error(stdout + stderr);
    return found.map(([, line, message]) => ({ line: Number(line), text: message!.slice(0, 300) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
