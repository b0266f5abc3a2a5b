import { closeWords } from './close-words.js';

describe('closeWords', () => {
  it.each([
    ['bakalva', 'baklava', true],
    ['baharta', 'baharat', true],
    ['bahrat', 'baharat', true],
    ['bahaarat', 'baharat', true],
    ['bahatat', 'baharat', true],
    ['baharat', 'baharat', true],
    ['maharat', 'baharat', false],
    ['bakla', 'baklava', false],
    ['bharta', 'baharat', false],
  ])('%s and %s: %s', (one, other, close) => {
    expect(closeWords(one, other)).toBe(close);
    expect(closeWords(other, one)).toBe(close);
  });
});
