import { mongo, Error as MongooseError } from 'mongoose';
import { isMongoOutage } from './mongo-outage.js';

describe('isMongoOutage', () => {
  it.each([
    ['a broken connection', new mongo.MongoNetworkError('reset')],
    ['no server', new MongooseError.MongooseServerSelectionError('none')],
    ['a primary that steps down', new mongo.MongoServerError({ message: 'stepped down', code: 189 })],
    ['a shutdown', new mongo.MongoServerError({ message: 'shutdown', code: 91 })],
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
