import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('R25: the queue imports no stage of an import', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const ofStages = /from '\.\.\/(failures|importing|staging)\//;
  expect(files.filter((file) => ofStages.test(readFileSync(join(__dirname, file), 'utf8')))).toEqual([]);
});
