// Last step of the build: places a Brotli version (file.js.br) next to every text file for browsers. It uses the highest quality, which
// would take too long when the gateway starts.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress); // the default quality is the highest
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
