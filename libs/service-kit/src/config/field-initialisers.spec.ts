import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

// Fields such as `stored = documents(this.database)` read what the constructor was given: they are to be set after it.
it.each(['tsconfig.base.json', '.swcrc', 'jest.config.mjs'])(
  'R27: %s says that fields are set after what the constructor is given',
  (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/"?useDefineForClassFields"?: false/);
  },
);
