import { type Draft, dropDraft, dropDraftsOf, draftsOf, keepDraft } from './stored-drafts.js';

const DAY_MS = 86_400_000;
const PLACE = { account: 'ece', kind: 'business', id: 'b1' };
const aDraft = (form: string, over: Partial<Draft> = {}): Draft => ({
  form,
  at: Date.now(),
  base: { name: 'Ay' },
  values: { name: 'Ay Gıda' },
  ...over,
});
const formsAt = (place = PLACE) => draftsOf(place).map(({ form }) => form);

afterEach(() => jest.restoreAllMocks());

it('keeps a draft for its account and record only, the newest of several first', () => {
  keepDraft(PLACE, aDraft('f1', { at: Date.now() - 1000 }));
  keepDraft(PLACE, aDraft('f2'));
  expect(draftsOf(PLACE)).toMatchObject([{ form: 'f2', values: { name: 'Ay Gıda' } }, { form: 'f1' }]);
  expect(formsAt({ ...PLACE, account: 'ali' })).toEqual([]);
  expect(formsAt({ ...PLACE, id: 'b' })).toEqual([]);
  expect(formsAt({ ...PLACE, kind: 'product' })).toEqual([]);
});

it('overwrites the draft of the same form, and deletes drafts one by one', () => {
  keepDraft(PLACE, aDraft('f1'));
  keepDraft(PLACE, aDraft('f1', { values: { name: 'Ay Gıda Ltd' } }));
  keepDraft(PLACE, aDraft('f2'));
  expect(formsAt()).toHaveLength(2);
  dropDraft(PLACE, 'f2');
  expect(draftsOf(PLACE)).toMatchObject([{ values: { name: 'Ay Gıda Ltd' } }]);
});

it('deletes the drafts of an account that signs out, not those of others', () => {
  const other = { ...PLACE, account: 'ali' };
  for (const place of [PLACE, { ...PLACE, id: null }, other]) keepDraft(place, aDraft('f1'));
  dropDraftsOf('ece');
  expect([formsAt(), formsAt({ ...PLACE, id: null as never }), formsAt(other)]).toEqual([[], [], ['f1']]);
});

it('deletes drafts older than seven days, of any account', () => {
  keepDraft({ ...PLACE, account: 'ali' }, aDraft('f1', { at: Date.now() - 8 * DAY_MS }));
  keepDraft(PLACE, aDraft('f2', { at: Date.now() - 6 * DAY_MS }));
  expect(formsAt()).toEqual(['f2']);
  expect(localStorage).toHaveLength(1);
});

it('keeps at most 40 drafts and a limited size: the oldest are deleted', () => {
  for (let at = 0; at < 45; at++) keepDraft({ ...PLACE, id: `b${at}` }, aDraft('f', { at: Date.now() - 1000 + at }));
  expect(localStorage).toHaveLength(40);
  expect([formsAt({ ...PLACE, id: 'b4' }), formsAt({ ...PLACE, id: 'b5' })]).toEqual([[], ['f']]);

  const long = 'ş'.repeat(900_000);
  for (let at = 0; at < 5; at++) keepDraft(PLACE, aDraft(`long${at}`, { at: Date.now() + at, values: { text: long } }));
  expect(formsAt()).toEqual(['long4', 'long3', 'long2']);
});

it('does not store a draft that is too long, and deletes its shorter predecessor', () => {
  keepDraft(PLACE, aDraft('f1'));
  keepDraft(PLACE, aDraft('f1', { values: { text: 'ş'.repeat(1_100_000) } }));
  expect(formsAt()).toEqual([]);
});

it('does not throw when the storage of the browser is full or blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft(PLACE, aDraft('f1'))).not.toThrow();
  jest.spyOn(Storage.prototype, 'key').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(formsAt()).toEqual([]);
});

it('leaves out and clears away what it cannot read', () => {
  keepDraft(PLACE, aDraft('f1'));
  localStorage.setItem('yonetim-taslak:ece:business:b1:bad', '{');
  localStorage.setItem('yonetim-taslak:ece:business:b1:odd', '{"at":"yesterday"}');
  localStorage.setItem('another', 'kept');
  expect(formsAt()).toEqual(['f1']);
  expect(localStorage).toHaveLength(2);
});
