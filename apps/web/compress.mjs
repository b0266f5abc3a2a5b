// Last step of the build: beside every text that browsers fetch, its Brotli form of the highest quality (file.js.br), which takes
// too long for a gateway that starts.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress); // its usual quality is the highest
const TEXT = /\.(?:css|js|json|mjs|svg|txt)$/;

for (const folder of process.argv.slice(2)) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file) && !file.startsWith('.'));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      await writeFile(`${path}.br`, await compress(await readFile(path)));
    }),
  );
}
