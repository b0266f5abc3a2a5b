// Copies the files that one service needs at run time into an empty folder: its build and those of the libraries that it uses, and the
// manifests that `npm ci --workspace` needs.
// Usage: node copy-service.mjs apps/directory /out
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [service, out] = process.argv.slice(2);
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const manifests = globSync(workspaces.map((folder) => join(folder, 'package.json')));
const projects = new Map(
  manifests.map((file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    return [manifest.name, { ...manifest, folder: join(file, '..') }];
  }),
);

/** A project with all projects that it imports, and those that it serves without importing them. */
function withLibraries(name, found = new Set()) {
  const project = projects.get(name);
  if (!project || found.has(project)) return found;
  found.add(project);
  for (const library of Object.keys(project.dependencies ?? {})) withLibraries(library, found);
  for (const served of project.nx?.implicitDependencies ?? []) found.add(projects.get(served));
  return found;
}

const { name } = [...projects.values()].find(({ folder }) => folder === service);
for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) cpSync(file, join(out, file));
for (const { folder, files = [] } of withLibraries(name)) {
  const parts = globSync(['dist', ...files].map((part) => join(folder, part)));
  for (const part of parts) cpSync(part, join(out, part), { recursive: true });
}
