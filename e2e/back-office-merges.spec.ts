import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { sharedDirectory } from './support/directory.js';
import { eventually, SEEN_WITHIN_MS } from './support/eventually.js';

const SCREEN = '/yonetici/mukerrer-kayitlar';

const directory = sharedDirectory();

/** Waits until the address returns this status and, if given, redirects there. */
const answers = (request: APIRequestContext, path: string, status: number, to?: string) =>
  eventually(
    `${path} answers ${status}`,
    async () => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      if (to) expect(answer.headers()['location']).toMatch(new RegExp(`${to}$`));
    },
    SEEN_WITHIN_MS,
  );

test('after a merge the merged business’s URL and favourites lead to the kept one, until the merge is undone', async ({
  page,
  request,
}) => {
  const word = randomUUID().slice(0, 8);
  const kept = await directory.add({ name: `Kaçkar Bal ${word}`, description: 'Kestane balı.' });
  const merged = await directory.add({ name: `Kaçkar Balevi ${word}`, description: 'Kara kovan.' });
  const [keptPath, mergedPath] = [`/firma/${kept.slug}`, `/firma/${merged.slug}`];
  await answers(request, mergedPath, 200);
  await signInAsAdministrator(page);

  await test.step('are compared and merged', async () => {
    await page.goto(`${SCREEN}?karsilastir=${kept.id},${merged.id}`);
    const dialog = page.getByRole('dialog', { name: 'Kayıtları birleştir' });
    const stays = dialog.getByRole('radiogroup', { name: 'Kalacak kayıt' });
    await stays.getByRole('radio', { name: kept.name }).check();
    await dialog.getByRole('button', { name: 'Birleştir' }).click();
    await expect(page.getByText(`Kayıtlar birleştirildi: ${kept.name}`)).toBeVisible();
    await answers(request, mergedPath, 301, keptPath);
    await answers(request, keptPath, 200);
  });

  await test.step('a visitor keeps the other one in place of it', async () => {
    const visitor = await page.context().newPage();
    await visitor.goto('/favoriler');
    await visitor.evaluate((id) => localStorage.setItem('favoriler', JSON.stringify([id])), merged.id);
    await visitor.reload();
    await expect(visitor.getByRole('button', { name: `Favorilere ekle: ${kept.name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await visitor.close();
  });

  await test.step('are two again', async () => {
    await page.goto(`${SCREEN}?goster=birlestirmeler&ara=${word}`);
    await page.getByRole('button', { name: `Geri al: ${kept.name} / ${merged.name}` }).click();
    await expect(page.getByText('Birleştirme geri alındı', { exact: true })).toBeVisible();
    await answers(request, mergedPath, 200);
    await answers(request, keptPath, 200);
  });
});
