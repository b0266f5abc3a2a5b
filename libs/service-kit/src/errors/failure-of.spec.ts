import { mongo } from 'mongoose';
import { z } from 'zod';
import { DomainError } from './domain-error.js';
import { failureOf } from './failure-of.js';

class BusinessChangedMeanwhile extends DomainError {
  constructor() {
    super('business-changed-meanwhile', 'conflict', { revision: 3 });
  }
}

describe('failureOf', () => {
  it('returns code, kind and details of a domain error', () => {
    const failure = { code: 'business-changed-meanwhile', kind: 'conflict', details: { revision: 3 }, fieldErrors: [] };
    expect(failureOf(new BusinessChangedMeanwhile())).toEqual(failure);
  });

  it('names a domain error after its class', () => {
    expect(new BusinessChangedMeanwhile().name).toBe('BusinessChangedMeanwhile');
  });

  it('names the invalid fields of a request', () => {
    const { error } = z.object({ name: z.string(), price: z.number() }).safeParse({ name: 7, price: 1 });
    expect(failureOf(error)).toEqual({
      code: 'bad-request',
      kind: 'invalid',
      fieldErrors: [{ field: 'name', code: 'invalid-type' }],
    });
  });

  it('reports an unreachable database as unavailable', () => {
    const away = Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' });
    expect(failureOf(new Error('saving failed', { cause: away })).kind).toBe('unavailable');
  });

  it('reports a write conflict as unavailable', () => {
    const conflict = new mongo.MongoServerError({ message: 'Write conflict', code: 112 });
    expect(failureOf(conflict)).toEqual({ code: 'service-unavailable', kind: 'unavailable', fieldErrors: [] });
  });

  it('returns only an id to look up in the logs for an unexpected error', () => {
    const failure = failureOf(new Error('password of db is x'));
    expect(failure).toEqual({
      code: 'unexpected',
      kind: 'unexpected',
      fieldErrors: [],
      details: { errorId: expect.any(String) },
    });
  });
});
