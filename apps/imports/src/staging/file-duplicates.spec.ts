import { FileDuplicates } from './file-duplicates.js';

const business = (name: string, address = 'Cadde 1', placeId: string | null = null) => ({
  name,
  placeId,
  location: { address },
});

function filled(branches: boolean): FileDuplicates {
  const duplicates = new FileDuplicates(branches);
  duplicates.look(1, business('Çay Evi', 'Cadde 1', 'p-1'));
  return duplicates;
}

it.each([true, false])('IMP-JSON-07 recognises a place id under any name (branches told apart: %s)', (branches) => {
  const found = filled(branches).look(3, business('Bal Evi', 'Cadde 9', 'p-1'));
  expect(found).toEqual({ kind: 'duplicate', earlierRow: 1 });
});

it('A31 reports a repeated name in any spelling as a duplicate', () => {
  expect(filled(false).look(3, business('ÇAY  EVI', 'Cadde 9'))).toEqual({ kind: 'duplicate', earlierRow: 1 });
});

it('IMP-JSON-41 distinguishes branches from repeats by their address', () => {
  expect(filled(true).look(3, business('ÇAY EVİ', 'cadde  1'))).toEqual({ kind: 'duplicate', earlierRow: 1 });
  expect(filled(true).look(3, business('ÇAY EVİ', 'Cadde 9'))).toEqual({ kind: 'branch', earlierRow: 1 });
  expect(filled(true).look(3, business('Süt Evi'))).toBeNull();
});

it('reports the first row of a name as the earlier row, or the row with the same address', () => {
  const duplicates = filled(true);
  duplicates.look(2, business('Çay Evi', 'Cadde 9'));
  expect(duplicates.look(3, business('Çay Evi', 'Cadde 9'))).toEqual({ kind: 'duplicate', earlierRow: 2 });
  expect(duplicates.look(3, business('Çay Evi', 'Cadde 7'))).toEqual({ kind: 'branch', earlierRow: 1 });
});
