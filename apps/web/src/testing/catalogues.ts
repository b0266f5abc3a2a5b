import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Catalogue = Record<string, { tr?: unknown; en?: unknown }>;

const SOURCES = join(__dirname, '..');

/** Every file of sentences, as its path in the sources. */
export const catalogueFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.messages.ts'),
);

/** The sentences that such a file declares. */
export async function catalogueIn(file: string): Promise<Catalogue> {
  const exported = (await import(join(SOURCES, file))) as Record<string, Catalogue>;
  const [, catalogue] = Object.entries(exported).find(([name]) => name.endsWith('Messages')) ?? [];
  if (!catalogue) throw new Error(`${file} declares no sentences`);
  return catalogue;
}
