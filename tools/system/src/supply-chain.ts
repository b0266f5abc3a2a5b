import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Licences that a dependency may have: they require nothing but their text, or (MPL, LGPL) only cover the package itself. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'Zlib',
  ],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
]);
/** Packages whose manifest has no licence or an inexact one; taken from their licence file. */
const KNOWN: Record<string, string> = { pause: 'MIT', 'parse-cache-control': 'BSD-3-Clause' };

interface Manifest {
  license?: string;
  licenses?: { type: string }[];
  link?: boolean;
  optional?: boolean;
}

/** Whether an SPDX expression allows a choice of allowed licences. */
export function isAllowed(expression: string): boolean {
  const any = expression.replace(/[()]/g, '').split(/ OR /);
  return any.some((all) => all.split(/ AND /).every((one) => ALLOWED.has(one)));
}

/** `name: licence` of every package in a lock file whose licence is unknown or not allowed. */
export function forbiddenLicences(
  packages: Record<string, Manifest>,
  manifestOf: (path: string) => Manifest | undefined,
): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { license, optional }]) => {
      const name = path.split('node_modules/').pop()!;
      const manifest = license ? undefined : manifestOf(path);
      if (!license && !manifest && optional) return []; // for another platform, and so not installed here
      const said = license ?? manifest?.license ?? manifest?.licenses?.map(({ type }) => type).join(' OR ');
      const known = KNOWN[name] ?? said ?? 'unknown';
      return isAllowed(known) ? [] : [`${name}: ${known}`];
    });
}

/** The result of `npm audit`: packages with a high or critical advisory, or the reason why the result is unknown. */
export type Advisories = { high: string[] } | { unknown: string };

/** Parses the output of `npm audit --json`. */
export function advisoriesIn(printed: string): Advisories {
  try {
    const { vulnerabilities, message } = JSON.parse(printed) as {
      vulnerabilities?: Record<string, { severity: string }>;
      message?: string;
    };
    if (!vulnerabilities) return { unknown: message ?? 'no answer of the registry' };
    const isHigh = ([, { severity }]: [string, { severity: string }]) => severity === 'high' || severity === 'critical';
    return { high: Object.entries(vulnerabilities).filter(isHigh).map(([name, { severity }]) => `${name}: ${severity}`) }; // oxfmt-ignore
  } catch {
    return { unknown: 'npm audit gave no report' };
  }
}

/** Runs `npm audit` for the production dependencies. Never rejects if the registry cannot be reached. */
export function auditDependencies(): Promise<Advisories> {
  return new Promise((resolve) => {
    const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0'];
    execFile('npm', args, { maxBuffer: 2 ** 26, timeout: 60_000 }, (_error, printed) => resolve(advisoriesIn(printed)));
  });
}

/** Packages installed here whose licence is unknown or not allowed. */
export function licencesHere(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Manifest> };
  return forbiddenLicences(packages, (path) => {
    const file = `${path}/package.json`;
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
  });
}
