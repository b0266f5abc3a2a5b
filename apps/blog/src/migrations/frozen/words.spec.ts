import { stemmedWords } from './words.js';

it('R26: returns the search words as they were when the migration was written', () => {
  expect(stemmedWords('Peynircilik, İstanbul’un d’Or kebabı!')).toEqual([
    ...['peynircilik', 'peynir', 'istanbul', 'istanbul', 'dor', 'dor', 'kebabi', 'kebap'],
  ]);
});
