import { remembered } from './remembered.js';

function counted() {
  const asked: string[] = [];
  const length = remembered((text) => asked.push(text) && text.length);
  return { asked, length };
}

it('works out a short text once', () => {
  const { asked, length } = counted();
  expect([length('Rize'), length('Ordu'), length('Rize')]).toEqual([4, 4, 4]);
  expect(asked).toEqual(['Rize', 'Ordu']);
});

it('keeps neither long texts nor too many', () => {
  const { asked, length } = counted();
  const long = 'x'.repeat(61);
  length(long);
  expect(length(long)).toBe(61);
  expect(asked).toHaveLength(2);
  length('first');
  for (let number = 0; number < 2_000; number++) length(String(number));
  length('first');
  expect(asked.filter((text) => text === 'first')).toHaveLength(2);
});
