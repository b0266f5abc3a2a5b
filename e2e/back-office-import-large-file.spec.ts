import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, type Page, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { growthOf } from './support/system.js';

const MB = 1024 * 1024;
const LARGEST = 200 * MB;
const [NEW, REPEATED, INVALID] = [840, 10, 4];
/** Bytes per row: close to the maximum of a record, so that few rows make a large file. */
const ROW = Math.floor(LARGEST / (NEW + REPEATED + INVALID));
/**
 * Allowed growth of each process in MB. It includes memory that is not garbage-collected yet: about 215, 50 and 180 MB. A process that held
 * the whole file in memory would have 200 MB more.
 */
const MOST_GROWTH = { gateway: 320, imports: 150, 'imports-worker': 320 };

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(process.env['WORKPLACE'] ?? '.local/start', 'large-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One record per line, in total almost as many bytes as an import may have. */
function* lines(mark: string): Generator<string> {
  for (let row = 1; row <= NEW + REPEATED + INVALID; row++) {
    const number = row <= NEW ? row : row - NEW;
    const record = { name: `${mark} ${number}`, address: row > NEW + REPEATED ? '' : `Hal Yolu No:${number}, Rize` };
    const bare = JSON.stringify({ ...record, reviews_data: '' });
    const padding = 'x'.repeat(ROW - 1 - Buffer.byteLength(bare));
    yield `${JSON.stringify({ ...record, reviews_data: padding })}\n`;
  }
}

const countOf = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ?${label}`) });
const preview = (page: Page) => page.getByRole('button', { name: 'Önizle', exact: true });

test('IMP-JSON-24 a file of nearly 200 MB is imported without being held in memory; one byte over 200 MB is refused before upload @full', async ({
  page,
}) => {
  const file = join(folder, 'buyuk.ndjson');
  await pipeline(Readable.from(lines(`Büyük ${randomUUID().slice(0, 8)}`)), createWriteStream(file));
  await signInAsAdministrator(page);
  await page.goto('/yonetici/veri-aktar');
  const files = page.locator('.import-drop input[type=file]');

  await test.step('is read for review', async () => {
    const growth = Object.entries(MOST_GROWTH).map(([name, most]) => ({ name, most, grown: growthOf(name) }));
    await files.setInputFiles(file);
    await preview(page).click();
    await expect(countOf(page, 'Yeni')).toHaveText(new RegExp(`^${NEW}`), { timeout: 300_000 });
    await expect(countOf(page, 'Zaten var')).toHaveText(new RegExp(`^${REPEATED}`));
    await expect(countOf(page, 'Hatalı')).toHaveText(new RegExp(`^${INVALID}`));
    for (const { name, most, grown } of growth) expect(grown() ?? 0, `${name} grew`).toBeLessThan(most);
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'İptal et' }).click();
  });

  await test.step('is refused before anything of it is sent when it is too large', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    truncateSync(file, LARGEST + 1);
    await files.setInputFiles(file);
    await expect(page.getByText('Dosya çok büyük (en fazla 200 MB).')).toBeVisible();
    await expect(preview(page)).toBeDisabled();
    expect(sent).not.toContain('POST /yonetici/yukle/ice-aktarim');
  });
});
