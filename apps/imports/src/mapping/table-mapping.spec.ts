import { chosenTargets, underChosen } from './chosen-targets.js';
import { mapNamed } from './map-record.js';

const chosen = chosenTargets([
  { name: 'Unvan Bilgisi', target: 'name' },
  { name: 'Yer 1', target: 'address' },
  { name: 'Yer 2', target: 'address' },
  { name: 'Cep', target: 'phone' },
  { name: 'Sabit', target: 'phone' },
  { name: 'Nokta', target: 'coordinates' },
  { name: 'Firma', target: null },
]);

it('sends columns where somebody chose, joins parts of an address, and takes the first telephone that is there', () => {
  const row = {
    'Unvan Bilgisi': 'Çay Evi',
    Firma: 'Grup 7',
    'Yer 1': ' Hal Yolu No:3 ',
    'Yer 2': 'Çayeli',
    Cep: '',
    Sabit: '0464 123 45 67',
    Nokta: '41.08, 40.72',
    İl: 'Rize',
  };
  expect(underChosen(row, chosen)).toMatchObject({ name: 'Çay Evi', address: 'Hal Yolu No:3, Çayeli', İl: 'Rize' });
  expect(mapNamed(underChosen(row, chosen))).toMatchObject({
    business: {
      name: 'Çay Evi',
      phone: '+904641234567',
      location: { address: 'Hal Yolu No:3, Çayeli', city: 'Rize', latitude: 41.08, longitude: 40.72 },
    },
  });
});

it('takes nothing of a column that is left out, though its name is known', () => {
  expect(mapNamed(underChosen({ Firma: 'Grup 7', Adres: 'Hal Yolu No:3', İl: 'Rize' }, chosen))).toEqual({
    refused: 'name-required',
  });
});

it('reads a chosen column in place of one that has the very name', () => {
  const row = { name: 'Kod 1', Unvan: 'Çay Evi', address: 'Hal Yolu No:3, Rize' };
  expect(mapNamed(underChosen(row, chosenTargets([{ name: 'Unvan', target: 'name' }])))).toMatchObject({
    business: { name: 'Çay Evi' },
  });
});

it('knows a column with a long name by its beginning', () => {
  const name = 'u'.repeat(90);
  expect(underChosen({ [name]: 'Çay Evi' }, chosenTargets([{ name: name.slice(0, 60), target: 'name' }]))).toEqual({
    name: 'Çay Evi',
  });
});
