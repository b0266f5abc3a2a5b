import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type FolderImport = readonly [importer: string, imported: string];

/**
 * Checks that the folders and files in a folder do not import each other in a cycle. A file deeper down counts for the subfolder that
 * contains it. Returns a shortest cycle for each folder that has one, with one import per line.
 */
export function folderCycles(imports: readonly FolderImport[]): string[] {
  const folders = new Map<string, Map<string, Map<string, FolderImport>>>();
  for (const [importer, imported] of imports) {
    const from = importer.split('/');
    const to = imported.split('/');
    const depth = from.findIndex((name, index) => name !== to[index]);
    const folder = getOrAdd(folders, from.slice(0, depth).join('/'));
    getOrAdd(folder, from[depth]!).set(to[depth]!, [importer, imported]);
  }
  return [...folders].flatMap(([folder, graph]) => {
    const cycles = [...graph.keys()].flatMap((name) => cycleThrough(name, graph));
    const [shortest] = cycles.sort((one, other) => one.length - other.length);
    return shortest ? [`${folder}:\n${shortest.map(([from, to]) => `    ${from} → ${to}`).join('\n')}`] : [];
  });
}

function getOrAdd<T>(map: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const found = map.get(key) ?? new Map<string, T>();
  map.set(key, found);
  return found;
}

/** The shortest path from a name back to itself, if there is one. */
function cycleThrough(start: string, graph: Map<string, Map<string, FolderImport>>): FolderImport[][] {
  const ways: [name: string, way: FolderImport[]][] = [[start, []]];
  const seen = new Set<string>();
  for (const [name, way] of ways) {
    for (const [next, step] of graph.get(name) ?? []) {
      if (next === start) return [[...way, step]];
      if (!seen.has(next)) ways.push([next, [...way, step]]);
      seen.add(next);
    }
  }
  return [];
}

/** All imports between files in `src` folders, including types, except those of specs and test helpers (`testing`). */
export function importsHere(): FolderImport[] {
  const sources = ['apps', 'libs', 'tools'].flatMap((kind) =>
    readdirSync(kind).flatMap((name) => {
      const src = `${kind}/${name}/src`;
      return existsSync(src)
        ? readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => join(src, file))
        : [];
    }),
  );
  const files = new Set(sources.filter((file) => /(?<!\.spec)\.tsx?$/.test(file) && !/src\/.*testing\//.test(file)));
  return [...files].flatMap((importer) =>
    ts.preProcessFile(readFileSync(importer, 'utf8')).importedFiles.flatMap(({ fileName }): FolderImport[] => {
      const path = join(importer, '..', fileName).replace(/\.js$/, '');
      const imported = fileName.startsWith('.') && [`${path}.ts`, `${path}.tsx`].find((file) => files.has(file));
      return imported ? [[importer, imported]] : [];
    }),
  );
}
