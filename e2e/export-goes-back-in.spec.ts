import { randomUUID } from 'node:crypto';
import type { ExportedBusiness } from '@tedarik/commands';
import { Messaging } from '@tedarik/messaging';
import { expect, type Page, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { Directory, locationIn } from './support/directory.js';
import { EmptySystem, everyBusiness } from './support/empty-system.js';
import { newExport, RunningImport } from './support/importing.js';

/** Few, because each is imported again; all journeys before this one leave the directory small (playwright.config.ts). */
const IMPORTED = 150;

let directory: Directory;
let messaging: Messaging;
let empty: EmptySystem;
test.beforeAll(async () => {
  directory = await Directory.open();
  messaging = await Messaging.connect({ name: 'journeys', servers: process.env['NATS_URL']! });
});
test.afterAll(async () => {
  await directory.close();
  await messaging.close();
});
test.beforeEach(async () => {
  empty = await EmptySystem.start();
});
test.afterEach(() => empty.stop());

const open = (dayOfWeek: number, opens: string, closes: string) => ({ dayOfWeek, opens, closes, isClosed: false });

/** Adds businesses with features that the sample data does not have, and imported ones in all their variety. */
async function addSpecialOnes(): Promise<void> {
  await new RunningImport(newExport('Gidipgelen', { rows: IMPORTED }).file).counts();
  const [tea, cheese] = [await directory.categoryId('Çay'), await directory.categoryId('Süt Ürünleri')];
  await directory.add({
    name: `Öz "Çay"; Şubesi ${randomUUID()}`,
    description: 'Çay toptan.\nHer gün taze.\n\nSiparişle kavrulur.',
    status: 'pending',
    phone: '+90 464 123 45 67',
    email: 'bilgi@ornek.com.tr',
    websiteUrl: 'https://ornek.com.tr/çay?a=b',
    whatsapp: '0532 123 45 67',
    established: '1987',
    minimumOrder: '1 koli (12 adet)',
    categoryIds: [cheese, tea],
    locations: [
      {
        ...locationIn('Rize', 'Çayeli'),
        address: 'Hal Yolu 3, Merkez/Ankara',
        region: 'Karadeniz',
        postalCode: '53000',
      },
    ],
    openingHours: [
      open(1, '09:00', '12:30'),
      open(1, '13:30', '18:00'),
      open(6, '22:00', '02:00'),
      { dayOfWeek: 0, opens: null, closes: null, isClosed: true },
    ],
  });
  await directory.add({
    name: `=Bal ${randomUUID()}`,
    locations: [
      { ...locationIn('Tiflis'), country: 'Gürcistan', phone: '+995 32 212 34 56', latitude: 41.7, longitude: 44.8 },
    ],
  });
}

async function download(page: Page, format: 'ndjson' | 'tsv'): Promise<Buffer> {
  await signInAsAdministrator(page);
  const answer = await page.request.get(`/yonetici/disa-aktar/isletmeler?bicim=${format}`);
  expect(answer.status()).toBe(200);
  return answer.body();
}

const bySlug = (businesses: ExportedBusiness[]) => new Map(businesses.map((business) => [business.slug, business]));
const digitsOf = (phone: string | null) => phone?.replace(/\D/g, '').slice(-10) ?? null;
const hrefOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).href : url);

/** The fields that an import writes; telephone numbers and website addresses are normalised. */
function asImported({ headquarters, openingHours, ...business }: ExportedBusiness) {
  return {
    ...business,
    id: null,
    phone: digitsOf(business.phone),
    websiteUrl: hrefOf(business.websiteUrl),
    logoUrl: hrefOf(business.logoUrl),
    photoUrl: hrefOf(business.photoUrl),
    categoryNames: [...business.categoryNames].sort(),
    headquarters: headquarters && { ...headquarters, phone: digitsOf(headquarters.phone) },
    openingHours: openingHours.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek),
  };
}

/** The fields that fit into columns. */
function inColumns({ name, slug, description, categoryNames, phone, email, headquarters }: ExportedBusiness) {
  return {
    ...{ name, slug, email },
    description: description.replace(/\s+/g, ' '),
    phone: digitsOf(phone),
    categories: [...categoryNames].sort(),
    address: headquarters?.address,
  };
}

test('IMP-JSON-31 a JSON export of the directory imports into an empty one with every record unchanged', async ({
  page,
}) => {
  await addSpecialOnes();
  const file = await download(page, 'ndjson');
  const exported = (await everyBusiness(messaging)).filter(({ headquarters }) => headquarters !== null);
  expect(exported.length).toBeGreaterThan(20);
  expect(await empty.businesses()).toEqual([]);
  expect(await empty.import(file, 'json')).toMatchObject({
    status: 'finished',
    created: exported.length,
    duplicate: 0,
  });
  const imported = bySlug(await empty.businesses());
  for (const business of exported) {
    const { slug } = business;
    expect.soft(imported.has(slug) && asImported(imported.get(slug)!), slug).toEqual(asImported(business));
  }
});

test('IMP-TSV-08 a TSV export imports into an empty directory with the same values in every column', async ({
  page,
}) => {
  await addSpecialOnes();
  const file = await download(page, 'tsv');
  const exported = (await everyBusiness(messaging)).filter(({ headquarters }) => headquarters !== null);
  expect(await empty.import(file, 'tsv')).toMatchObject({ status: 'finished', created: exported.length, duplicate: 0 });
  const imported = bySlug(await empty.businesses());
  for (const business of exported) {
    const { slug, categoryNames } = business;
    const inside = imported.get(slug);
    // If there is no category, the import guesses one.
    const expected = {
      ...inColumns(business),
      ...(categoryNames.length === 0 && { categories: [expect.stringMatching(/./) as unknown] }),
    };
    expect.soft(inside && inColumns(inside), slug).toEqual(expected);
  }
});
