import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const WORKSPACES = ['apps', 'libs', 'tools'];
/** Specs that mock modules, or need another environment than their project, run alone. */
const ALONE = /\bjest\.mock\(|@jest-environment/;

/**
 * Changes a Jest project so that its specs run in `count` groups of neighbouring specs, for which files are generated. Jest loads all
 * modules again for every test file, which takes longer than most of the tests; the specs of a group share them. Each spec is a `describe`
 * named by its path.
 */
export function inGroups(project, { root, folder, count }) {
  const specs = specsOf(root).filter((path) => new RegExp(project.testRegex).test(path));
  const isAlone = (path) => ALONE.test(readFileSync(path, 'utf8'));
  const alone = specs.filter(isAlone);
  const shared = specs.filter((path) => !alone.includes(path));
  mkdirSync(folder, { recursive: true });
  const groups = alike(shared, count).map((paths, index) => {
    const file = join(folder, `${project.displayName}-${index + 1}.spec.js`);
    writeFileSync(file, paths.map((path) => describing(relative(root, path), path)).join(''));
    return file;
  });
  return { ...project, testRegex: [...groups, ...alone].map((path) => `^${escaped(path)}$`) };
}

const describing = (title, path) =>
  `describe(${JSON.stringify(title)}, () => void require(${JSON.stringify(path)}));\n`;
const escaped = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function specsOf(root) {
  const projects = WORKSPACES.flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(root, kind, name)));
  return projects
    .flatMap((project) => ['src', 'test'].map((part) => join(project, part)))
    .flatMap((folder) => filesIn(folder))
    .filter((path) => /spec\.tsx?$/.test(path))
    .sort();
}

function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Splits the paths into `count` lists of neighbouring paths with about equal numbers of bytes. */
function alike(paths, count) {
  const sizes = paths.map((path) => readFileSync(path).length);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const lists = Array.from({ length: count }, () => []);
  let before = 0;
  paths.forEach((path, index) => {
    lists[Math.min(count - 1, Math.floor((before / whole) * count))].push(path);
    before += sizes[index];
  });
  return lists.filter((list) => list.length);
}
