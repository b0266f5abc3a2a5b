import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceConfig } from '@tedarik/service-kit';
import type { z } from 'zod';
import { SYSTEM } from './system.js';

type Shape = Record<string, z.ZodType>;

const INTRODUCTION = `Variables of the environment that the services read. \`npm run generate\` writes this page from the code that reads them. In containers
\`docker-compose.yml\` sets most of them, and \`.env\` has what an operator chooses. Any setting may come from a file: \`MONGODB_URL_FILE\`
names a file with the value of \`MONGODB_URL\`. \`NATS_USER\` and \`NATS_PASSWORD\` may stand beside an address without them. A
setting that is missing or invalid ends the start with exit code 78 and its name.`;

/** Generates docs/settings.md: every setting of every service of the repository at `root`. */
export async function settingsPage(root: string): Promise<string> {
  const services = [...new Set(SYSTEM.map(({ entry }) => entry.split('/')[1]!))];
  const sections = services
    .map((service) => ({ service, file: join(root, 'apps', service, 'src/config.ts') }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ service, file }) => {
      const exported = (await import(file)) as Record<string, { shape: Shape }>;
      return `## ${service}\n\n${table(own(exported[`${service}Config`]!.shape))}`;
    });
  const shared = `## Every process\n\n${table(serviceConfig.shape)}`;
  return `${['# Settings', INTRODUCTION, shared, ...(await Promise.all(sections))].join('\n\n')}\n`;
}

const own = (shape: Shape): Shape => {
  const shared: Shape = serviceConfig.shape;
  return Object.fromEntries(Object.entries(shape).filter(([name, setting]) => shared[name] !== setting));
};

function table(shape: Shape): string {
  const rows = [
    ['setting', 'default', 'is'],
    ...Object.entries(shape).map(([name, setting]) => [`\`${name}\``, defaultOf(setting), setting.description ?? '']),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const [head, ...body] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

/** The default value, `required`, `random`, or an empty text for an optional setting. */
function defaultOf(setting: z.ZodType): string {
  const [once, again] = [setting.safeParse(undefined), setting.safeParse(undefined)];
  if (!once.success) return 'required';
  if (once.data === undefined || once.data === '') return '';
  return once.data === again.data ? `\`${once.data as string | number | boolean}\`` : 'random';
}
