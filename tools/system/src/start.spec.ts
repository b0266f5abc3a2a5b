import { wantsSampleData } from './start.js';

it('npm start leaves the sample data out when it is told so', () => {
  expect(wantsSampleData([], {})).toBe(true);
  expect(wantsSampleData(['--empty'], {})).toBe(false);
  expect(wantsSampleData([], { SAMPLE_DATA: 'none' })).toBe(false);
});
