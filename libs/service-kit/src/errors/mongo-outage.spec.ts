import { mongo, Error as MongooseError } from 'mongoose';
import { isMongoOutage } from './mongo-outage.js';

/** An error as the driver builds it when a batch is interrupted. */
const aBrokenBulkWrite = () =>
  new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('connection 9 closed') as never, {} as never);

describe('isMongoOutage', () => {
  it.each([
    ['a broken connection', new mongo.MongoNetworkError('reset')],
    ['no server', new MongooseError.MongooseServerSelectionError('none')],
    ['a primary that steps down', new mongo.MongoServerError({ message: 'stepped down', code: 189 })],
    ['a call that took too long', new mongo.MongoNetworkTimeoutError('connection 9 timed out')],
    ['a lock that others hold', new mongo.MongoServerError({ message: 'Unable to acquire lock', code: 24 })],
    ['a full disk', new mongo.MongoServerError({ message: 'available disk space', code: 14031 })],
    ['a shutdown', new mongo.MongoServerError({ message: 'shutdown', code: 91 })],
    [
      'a socket that ended',
      Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    ],
    ['a bulk write that broke off', aBrokenBulkWrite()],
    ['an outage behind another error', new Error('saving', { cause: new mongo.MongoNetworkError('reset') })],
  ])('is true for %s', (_what, error) => {
    expect(isMongoOutage(error)).toBe(true);
  });

  it.each([
    ['a duplicate key', new mongo.MongoServerError({ message: 'E11000', code: 11000 })],
    ['a write conflict', new mongo.MongoServerError({ message: 'conflict', code: 112 })],
    ['a mistake', new TypeError('x is undefined')],
    ['a code of something else', Object.assign(new Error('exit'), { code: 7 })],
    ['nothing', undefined],
  ])('is false for %s', (_what, error) => {
    expect(isMongoOutage(error)).toBe(false);
  });
});
