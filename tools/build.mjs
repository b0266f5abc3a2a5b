// Transpiles one project with swc: src/**/*.ts -> dist/**/*.js. tsc only checks the types; swc emits the decorator metadata that Nest's
// injection needs. Run it from the project's folder: `node ../../tools/build.mjs`.
import { transformFile } from '@swc/core';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isTest = (file) => /\.spec\.ts$|\.d\.ts$/.test(file);

/** Transpiles one source file of a project; other files (JSON tables, word lists) are copied. */
export async function emit(project, file) {
  const source = join(project, 'src', file);
  const out = join(project, 'dist', file).replace(/\.ts$/, '.js');
  await mkdir(dirname(out), { recursive: true });
  if (!file.endsWith('.ts')) return cp(source, out);
  const { code, map } = await transformFile(source, {
    configFile: join(root, '.swcrc'),
    swcrc: false,
    sourceFileName: relative(dirname(out), source),
  });
  await Promise.all([
    writeFile(out, `${code}\n//# sourceMappingURL=${basename(out)}.map`),
    writeFile(`${out}.map`, map ?? ''),
  ]);
}

/** Empties dist and transpiles the whole project. */
export async function buildProject(project) {
  await rm(join(project, 'dist'), { recursive: true, force: true });
  const entries = await readdir(join(project, 'src'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => relative(join(project, 'src'), join(entry.parentPath, entry.name)));
  await Promise.all(files.map((file) => emit(project, file)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildProject(process.cwd());
