import mongoose from 'mongoose';
import { testDatabase } from '@tedarik/testing';
import { CONNECTION_OPTIONS, Database } from '../src/index.js';

/** A database for one test, connected as in a service. `close` removes it. */
export async function openedDatabase(): Promise<{
  database: Database;
  uri: string;
  name: string;
  close(): Promise<void>;
}> {
  const ofTest = testDatabase('service-kit');
  const { uri, db } = ofTest;
  const connection = await mongoose.createConnection(uri, { ...CONNECTION_OPTIONS, dbName: db }).asPromise();
  const close = async () => {
    await connection.close();
    await ofTest.drop();
  };
  return { database: new Database(connection), uri, name: db, close };
}
