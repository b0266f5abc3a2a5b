import { SitemapSegment, type SitemapPosition } from './sitemap-segment.js';

const at = (minute: number, id = 'm'): SitemapPosition => ({ createdAt: `2026-11-21T09:0${minute}:00.000Z`, id });
const entries = [{ path: '/firma/a' }];
const partOf = async (after: SitemapPosition | null, until: SitemapPosition | null, endsAt = 100) => {
  const [part] = await SitemapSegment.unread().replacedBy(
    () => Promise.resolve([{ stretch: { after, until }, entries }]),
    endsAt,
  );
  return part!;
};

it('covers entries created after its start, up to and including its end', async () => {
  const part = await partOf(at(2), at(4));
  expect([1, 2, 3, 4, 5].filter((minute) => part.covers(at(minute)))).toEqual([3, 4]);
  // Among entries of the same moment, the one with the highest id comes first.
  expect([part.covers(at(2, 'z')), part.covers(at(2, 'a'))]).toEqual([false, true]);
  expect([part.covers(at(4, 'z')), part.covers(at(4, 'a'))]).toEqual([true, false]);
  expect((await partOf(at(2), null)).covers(at(9))).toBe(true);
  expect((await partOf(null, at(2))).covers(at(0))).toBe(true);
});

it('is current after it was read, until it expires or is outdated by a change', async () => {
  expect(SitemapSegment.unread().isCurrent(0)).toBe(false);
  const part = await partOf(null, null);
  expect([part.isCurrent(99), part.isCurrent(100)]).toEqual([true, false]);
  part.outdate();
  expect(part.isCurrent(0)).toBe(false);
});

it('is outdated at once when an entry changes while it is read, even before its entries are known', async () => {
  const before = await partOf(null, null);
  const [after] = await before.replacedBy(() => {
    if (before.mayHold('/firma/b')) before.outdate();
    return Promise.resolve([{ stretch: before.stretch, entries: [{ path: '/firma/b' }] }]);
  }, 100);
  expect(after?.isCurrent(0)).toBe(false);
  expect([before.mayHold('/firma/b'), after?.mayHold('/firma/b')]).toEqual([false, true]);
});

it('stays outdated when reading it fails', async () => {
  const part = await partOf(null, null);
  await expect(part.replacedBy(() => Promise.reject(new Error('away')), 100)).rejects.toThrow('away');
  expect(part.isCurrent(0)).toBe(false);
});
