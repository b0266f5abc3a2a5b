import { testDatabase } from '@tedarik/testing';
import { mongo } from 'mongoose';
import { TOLD_OF_OFFERS_MIGRATION } from '../src/migrations/002-told-of-offers.js';

const ofTest = testDatabase();
const client = new mongo.MongoClient(ofTest.uri);
const db = client.db(ofTest.db);
afterAll(async () => {
  await client.close();
  await ofTest.drop();
});

it('the migration marks existing offers as told to their buyers, no other ones, and can run twice', async () => {
  const requests = db.collection<{ _id: string; recipients: object[] }>('quoteRequests');
  const offer = { total: 5 };
  const before = { _id: 'q', recipients: [{ offer }, { offer: null }, { offer: null, isBuyerTold: true }] };
  await requests.insertMany([before, { _id: 'later', recipients: [{ offer, isBuyerTold: false }] }]);
  for (let run = 0; run < 2; run++) {
    await TOLD_OF_OFFERS_MIGRATION.up(db);
    expect(await requests.find().toArray()).toMatchObject([
      { recipients: [{ offer, isBuyerTold: true }, { isBuyerTold: false }, { isBuyerTold: true }] },
      { recipients: [{ isBuyerTold: false }] },
    ]);
  }
});
