import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Catalogue = Record<string, { tr?: unknown; en?: unknown }>;

const SOURCES = join(__dirname, '..');

/** All files of messages, as paths relative to the sources. */
export const catalogueFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.messages.ts'),
);

/** The messages that such a file declares. */
export async function catalogueIn(file: string): Promise<Catalogue> {
  const exported = (await import(join(SOURCES, file))) as Record<string, Catalogue>;
  const [, catalogue] = Object.entries(exported).find(([name]) => name.endsWith('Messages')) ?? [];
  if (!catalogue) throw new Error(`${file} declares no sentences`);
  return catalogue;
}
