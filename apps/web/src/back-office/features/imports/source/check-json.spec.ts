import { faultOf } from './check-json.js';

const whole = [
  '[]',
  '{"name":"Öz Çay"}',
  '[{"name":"a\\"b"},{"n":[1,-2.5e3,true,null,{}]}]',
  '\uFEFF{"data":[]}',
  '{"name":"bir"}\n{"name":"iki"}\n',
  '',
  ' \n ',
];
it.each(whole)('IMP-JSON-03 finds no fault in %j', (text) => {
  expect(faultOf(text)).toBeNull();
});

const broken: [why: string, text: string, line: number, column: number][] = [
  ['a comma that is missing', '[\n  {"a": 1}\n  {"a": 2}\n]', 3, 3],
  ['a comma too many', '[1,\n2,\n]', 3, 1],
  ['a value that is none', '{"a": yok}', 1, 7],
  ['a key without quotes', '{\n  ad: "x"\n}', 2, 3],
  ['a colon that is missing', '{"a" 1}', 1, 6],
  ['a string that its line ends', '{"a": "bir\n}', 1, 11],
  ['an escape that is none', '["\\x"]', 1, 3],
  ['a bracket of the other kind', '[1}', 1, 3],
  ['a text that breaks off', '[{"a": 1},\n{"b"', 2, 5],
  ['something after the end', '{}\nx', 2, 1],
  ['a number that is none', '[01]', 1, 2],
  ['no JSON at all', '<html>', 1, 1],
  ['a broken one of objects one to a line', '{"a":1}\n{"a":2}\n{"a":}\n{"a":4}', 3, 6],
];
it.each(broken)('IMP-JSON-02 says where the fault is: %s', (_why, text, line, column) => {
  expect(faultOf(text)).toEqual({ line, column });
});

it('IMP-JSON-24 checks ten megabytes, and a string that never ends', () => {
  const record = `{"name":"${'x'.repeat(1_000)}"}`;
  const text = `[${Array<string>(10_000).fill(record).join(',\n')}`;
  expect(faultOf(text)).toEqual({ line: 10_000, column: record.length + 1 });
  expect(faultOf(`["${'x'.repeat(10_000_000)}`)).toEqual({ line: 1, column: 10_000_003 });
});
