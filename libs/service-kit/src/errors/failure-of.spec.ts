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
  it('tells code, kind and details of an expected refusal', () => {
    const failure = { code: 'business-changed-meanwhile', kind: 'conflict', details: { revision: 3 }, fieldErrors: [] };
    expect(failureOf(new BusinessChangedMeanwhile())).toEqual(failure);
  });

  it('keeps the name of the situation on the error', () => {
    expect(new BusinessChangedMeanwhile().name).toBe('BusinessChangedMeanwhile');
  });

  it('tells which fields of a request are wrong', () => {
    const { error } = z.object({ name: z.string(), price: z.number() }).safeParse({ name: 7, price: 1 });
    expect(failureOf(error)).toEqual({
      code: 'bad-request',
      kind: 'invalid',
      fieldErrors: [{ field: 'name', code: 'invalid-type' }],
    });
  });

  it('calls a database that is away unavailable', () => {
    const away = Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' });
    expect(failureOf(new Error('saving failed', { cause: away })).kind).toBe('unavailable');
  });

  it('calls a record that others kept changing unavailable', () => {
    const conflict = new mongo.MongoServerError({ message: 'Write conflict', code: 112 });
    expect(failureOf(conflict)).toEqual({ code: 'service-unavailable', kind: 'unavailable', fieldErrors: [] });
  });

  it('tells nothing of the unexpected but an id to look for in the logs', () => {
    const failure = failureOf(new Error('password of db is x'));
    expect(failure).toEqual({
      code: 'unexpected',
      kind: 'unexpected',
      fieldErrors: [],
      details: { errorId: expect.any(String) },
    });
  });
});
