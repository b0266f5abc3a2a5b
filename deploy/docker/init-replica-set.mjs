// Makes a fresh MongoDB a replica set of one, which transactions and change streams need. Does nothing a second time.
import { MongoClient } from 'mongodb';

const host = process.env.MONGODB_HOST ?? 'mongo:27017';
const client = new MongoClient(`mongodb://${host}/?directConnection=true`, { serverSelectionTimeoutMS: 60_000 });
try {
  const admin = (await client.connect()).db('admin');
  const status = await admin.command({ replSetGetStatus: 1 }).catch((error) => ({ codeName: error.codeName }));
  if (status.codeName === 'NotYetInitialized') {
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  }
  for (;;) {
    const { isWritablePrimary } = await admin.command({ hello: 1 });
    if (isWritablePrimary) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  console.log(`replica set rs0 is ready on ${host}`);
} finally {
  await client.close();
}
