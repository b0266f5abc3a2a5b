import { CONNECTION_OPTIONS, Clock, Database, Leases, Metrics, migrate } from '@tedarik/service-kit';
import { testDatabase } from '@tedarik/testing';
import mongoose from 'mongoose';
import { MAIL_MIGRATION, MAILS, type MailRow, MailSender, type MailTransport } from '../src/index.js';

export const FROM = 'Tezgâh <bilgi@tezgah.example>';

/** A clock that tests put ahead. */
class SetClock extends Clock {
  ahead = 0;
  override now = () => new Date(Date.now() + this.ahead);
}

/** A database of stored messages for the tests of a file, which is empty before each test. */
export function aMessageQueue() {
  const ofTest = testDatabase('mail');
  const clock = new SetClock();
  let database: Database;
  const rows = () => database.db.collection<MailRow>(MAILS);
  beforeAll(async () => {
    const options = { ...CONNECTION_OPTIONS, dbName: ofTest.db };
    database = new Database(await mongoose.createConnection(ofTest.uri, options).asPromise());
    await migrate(database.db, [MAIL_MIGRATION]);
  });
  afterAll(async () => {
    await database?.connection.close();
    await ofTest.drop();
  });
  beforeEach(async () => {
    clock.ahead = 0;
    await rows().deleteMany({});
  });
  return {
    clock,
    rows,
    database: () => database,
    senderTo: (transport: MailTransport, metrics = new Metrics()) =>
      new MailSender(database, new Leases(database.db), clock, transport, metrics, FROM),
  };
}
