import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

// Fields such as `stored = documents(this.database)` read parameter properties, which must be set before them.
it.each(['tsconfig.base.json', '.swcrc', 'jest.config.mjs'])(
  'R27: %s initialises class fields after the parameters of the constructor',
  (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/"?useDefineForClassFields"?: false/);
  },
);
