import { buildSchema, parse, validate } from 'graphql';
import { MOST_TOKENS, queryLimits } from './query-limits.js';

const SCHEMA = buildSchema(`
  type Query { a: A!  many: [A!]! }
  type Mutation { change: A! }
  type A { a: A  many: [A!]!  name: String }
`);
const refusals = (text: string) => validate(SCHEMA, parse(text), [queryLimits]).map(({ message }) => message);
const nested = (depth: number, inside = 'name') => `${'a{'.repeat(depth)}${inside}${'}'.repeat(depth)}`;

describe('A7 query limits', () => {
  it('lets a query of depth 8 run, and none of 9', () => {
    expect(refusals(`{${nested(7)}}`)).toEqual([]);
    expect(refusals(`{${nested(8)}}`)).toEqual(['depth 9 exceeds 8']);
  });

  it('counts depth through fragments and inline fragments', () => {
    const fragments = `fragment F on A { ${nested(4)} }`;
    expect(refusals(`{ ${nested(4, '...F')} } ${fragments}`)).toEqual(['depth 9 exceeds 8']);
    expect(refusals(`{ ${nested(4, `... on A { ${nested(4)} }`)} }`)).toEqual(['depth 9 exceeds 8']);
  });

  it('lets 15 aliases through, and no 200', () => {
    const aliased = (count: number) => Array.from({ length: count }, (_, n) => `x${n}:name`).join(' ');
    expect(refusals(`{ a { ${aliased(15)} } }`)).toEqual([]);
    expect(refusals(`{ a { ${aliased(200)} } }`)).toEqual(['aliases 200 exceeds 15']);
  });

  it('A7: accepts only one mutation per request', () => {
    expect(refusals('mutation { change { name } }')).toEqual([]);
    expect(refusals('mutation { one: change { name } two: change { name } }')).toEqual(['changes 2 exceeds 1']);
  });

  it('multiplies the cost of fields in a list by twelve', () => {
    expect(refusals('{ many { many { name } } }')).toEqual([]);
    expect(refusals('{ many { many { many { many { name } } } } }')).toEqual(['cost 22621 exceeds 5000']);
  });

  it('measures circular and doubling fragments quickly', () => {
    const circle = '{ a { ...F } } fragment F on A { a { ...G } } fragment G on A { a { ...F } }';
    expect(refusals(circle)).toEqual([]);
    const doubling = Array.from({ length: 60 }, (_, n) => `fragment F${n} on A { ...F${n + 1} ...F${n + 1} }`).join(
      ' ',
    );
    expect(refusals(`{ a { ...F0 } } ${doubling} fragment F60 on A { name }`)).toEqual([
      expect.stringMatching(/^cost \S+ exceeds 5000$/),
    ]);
  });

  it('parses no more than 1,000 tokens', () => {
    const long = `{ a { ${'name '.repeat(1_000)} } }`;
    expect(() => parse(long, { maxTokens: MOST_TOKENS })).toThrow('tokens');
  });
});
