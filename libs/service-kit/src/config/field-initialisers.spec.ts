import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

// Fields such as `stored = documents(this.database)` read parameter properties, which must be set before them.
it.each(['tsconfig.base.json', '.swcrc', 'jest.config.mjs'])(
  'R27: %s says that fields are set after what the constructor is given',
  (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/"?useDefineForClassFields"?: false/);
  },
);
