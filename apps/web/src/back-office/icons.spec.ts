import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCREENS = __dirname;

it('every icon is hidden from screen readers, which would read out its English name', () => {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!spec)\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const readOut = files.flatMap((file) =>
    [...readFileSync(join(SCREENS, file), 'utf8').matchAll(/<\w+(?:Outlined|Filled)\b[^>]*>/g)]
      .filter(([icon]) => !icon.includes('aria-hidden'))
      .map(([icon]) => `${file}: ${icon}`),
  );
  expect(readOut).toEqual([]);
});
