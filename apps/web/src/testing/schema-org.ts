import { join } from 'node:path';
import ts from 'typescript';

/** Exists only in the compiler's memory, where packages of this folder are found. */
const FILE = join(process.cwd(), 'structured-data.generated.ts');
const IMPORT = "import type { Thing } from 'schema-dts';";
const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * What schema.org's own definitions (schema-dts) object to, by page: unknown types, unknown properties, values of a wrong
 * type. All pages are compiled at once, for reading the definitions takes seconds.
 */
export function schemaProblems(pages: Record<string, readonly object[]>): string[] {
  const objects = Object.entries(pages).flatMap(([page, things]) => things.map((thing) => ({ page, thing })));
  const constants = objects.map(({ thing }, index) => `export const t${index}: Thing = ${typedJson(thing)};`);
  return diagnosticsOf([IMPORT, ...constants].join('\n')).map(
    ({ line, text }) => `${objects[line - 1]?.page}: ${text}`,
  );
}

/** One line; without the annotations of actions (https://schema.org/docs/actions.html), which are no properties. */
const typedJson = (thing: object): string =>
  JSON.stringify(thing, (key, value: unknown) => (/-(?:in|out)put$/.test(key) ? undefined : value));

function diagnosticsOf(text: string): { line: number; text: string }[] {
  const host = ts.createCompilerHost(OPTIONS);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...how) =>
    name === FILE ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...how);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => ({
    line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0,
    text: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300),
  }));
}
