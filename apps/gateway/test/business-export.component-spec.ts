import { ExportBusinesses, type ExportedBusiness } from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { IMPORTED_FIELDS, recordKeysOf, textsOf } from '@tedarik/fields';
import { newId, type RunningService } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { OwnParts } from './own-parts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const business = (over: Partial<ExportedBusiness> = {}): ExportedBusiness => ({
  id: newId(),
  slug: 'oz-cay',
  name: 'Öz Çay',
  description: 'Çay toptan.\nHer gün.',
  ...textsOf(IMPORTED_FIELDS, { phone: '+904641234567', websiteUrl: 'https://ornek.com.tr/' }),
  photosCount: 3,
  placeId: 'p-1',
  googleId: null,
  businessStatus: 'OPERATIONAL',
  categoryNames: ['Çay', 'Kuru Gıda'],
  headquarters: {
    address: 'Hal Yolu 3',
    city: 'Rize',
    borough: 'Çayeli',
    region: 'Karadeniz',
    country: 'Türkiye',
    countryCode: 'TR',
    postalCode: '53000',
    street: null,
    latitude: 41.02,
    longitude: 40.52,
    phone: null,
    email: null,
  },
  openingHours: [
    { dayOfWeek: 1, opens: '09:00', closes: '12:30', isClosed: false },
    { dayOfWeek: 1, opens: '13:30', closes: '18:00', isClosed: false },
    { dayOfWeek: 0, opens: null, closes: null, isClosed: true },
  ],
  ...over,
});
const NOWHERE = business({ name: '=Bal', slug: 'bal', categoryNames: [], headquarters: null });
/** The second page is empty because all its businesses were deleted. */
const PAGES = [[business()], [], [NOWHERE]];

describe('the export of every business', () => {
  const own = new OwnParts();
  const nexts = [newId(), newId(), null];
  const requested: { after: string | null; by: string | undefined }[] = [];
  let directory: RunningService;
  let gateway: RunningGateway;
  let headers: Record<string, string>;

  const exported = (query: string, as = headers) =>
    gateway.fetch(`/yonetici/disa-aktar/isletmeler${query}`, { headers: as });

  beforeAll(async () => {
    const { natsUrl, redisUrl } = await own.start();
    directory = await startStubService({ name: 'directory', servers: natsUrl }, [
      stubRequest(ExportBusinesses, ({ after }, { actor }) => {
        requested.push({ after, by: actor?.name });
        const page = after === null ? 0 : nexts.indexOf(after) + 1;
        return { rows: PAGES[page] ?? [], next: nexts[page] ?? null };
      }),
    ]);
    gateway = await runningGateway({ NATS_URL: natsUrl, REDIS_URL: redisUrl });
    ({ headers } = await anAdministrator(redisUrl));
    await eventually('the directory answers', async () => expect((await exported('?bicim=tsv')).status).toBe(200));
  });
  afterAll(async () => {
    await gateway?.stop();
    await directory?.stop();
    await own.stop();
  });
  beforeEach(() => void requested.splice(0));

  it('writes a record to a line that an import reads as it was stored', async () => {
    const { headers: got, text } = await exported('?bicim=ndjson');
    expect(got['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(got['content-disposition']).toMatch(/^attachment; filename="isletmeler-\d{4}-\d\d-\d\d\.ndjson"$/);
    const [first, second, ...rest] = text.split('\n');
    expect(rest).toEqual(['']);
    expect(JSON.parse(first ?? '')).toEqual({
      name: 'Öz Çay',
      slug: 'oz-cay',
      description: 'Çay toptan.\nHer gün.',
      categories: ['Çay', 'Kuru Gıda'],
      ...Object.fromEntries(IMPORTED_FIELDS.map((name) => [recordKeysOf(name)[0], null])),
      phone: '+904641234567',
      website: 'https://ornek.com.tr/',
      photos_count: 3,
      place_id: 'p-1',
      google_id: null,
      business_status: 'OPERATIONAL',
      address: 'Hal Yolu 3',
      city: 'Rize',
      borough: 'Çayeli',
      region: 'Karadeniz',
      country: 'Türkiye',
      country_code: 'TR',
      postal_code: '53000',
      street: null,
      latitude: 41.02,
      longitude: 40.52,
      location_phone: null,
      location_email: null,
      working_hours: { monday: ['09:00-12:30', '13:30-18:00'], sunday: ['closed'] },
    });
    expect(JSON.parse(second ?? '')).toMatchObject({ name: '=Bal', categories: [] });
    expect(requested).toEqual([null, nexts[0], nexts[1]].map((after) => ({ after, by: 'Ayşe Yılmaz' })));
  });

  it('IMP-TSV-02 writes the columns that an import reads, none of them a formula', async () => {
    const { headers: got, text } = await exported('?bicim=tsv');
    expect(got['content-type']).toBe('text/tab-separated-values; charset=utf-8');
    expect(text.split('\r\n').map((line) => line.split('\t'))).toEqual([
      ['\uFEFFname', 'slug', 'category', 'city', 'province', 'address', 'phone', 'email', 'activity_detail'],
      [
        'Öz Çay',
        'oz-cay',
        'Çay | Kuru Gıda',
        'Çayeli',
        'Rize',
        'Hal Yolu 3',
        "'+904641234567",
        '',
        'Çay toptan. Her gün.',
      ],
      ["'=Bal", 'bal', '', '', '', '', "'+904641234567", '', 'Çay toptan. Her gün.'],
      [''],
    ]);
  });

  it('AUTH-04 AUTH-06 refuses visitors, editors and moderators', async () => {
    expect((await exported('?bicim=tsv', {})).status).toBe(401);
    for (const role of ['editor', 'moderator'] as const) {
      const { status, json } = await exported('?bicim=tsv', (await anAdministrator(own.redisUrl, role)).headers);
      expect([status, json().code]).toEqual([403, 'access-denied']);
    }
    expect(requested).toEqual([]);
  });

  it.each(['', '?bicim=csv', '?bicim=tsv&a=b'])('A2 refuses other forms: %s', async (query) => {
    expect((await exported(query)).status).toBe(400);
    expect(requested).toEqual([]);
  });
});
