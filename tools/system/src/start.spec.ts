import { wantsSampleData } from './start.js';

it('npm start leaves out the sample data on request', () => {
  expect(wantsSampleData([], {})).toBe(true);
  expect(wantsSampleData(['--empty'], {})).toBe(false);
  expect(wantsSampleData([], { SAMPLE_DATA: 'none' })).toBe(false);
});
