// Makes MongoDB a replica set with one member, which transactions and change streams need, and creates a user for each service with rights
// in its own database only. Run again after a service's password was changed, it sets the new one.
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { secretOf } from './secrets.mjs';

const SERVICES = ['directory', 'identity', 'reviews', 'blog', 'submissions', 'quotes', 'media', 'imports'];
const MEMBER = 'mongo:27017';
const AUTHENTICATION_FAILED = 18;
const passwordOf = (user) => secretOf(`MONGODB_${user.toUpperCase()}_PASSWORD`);

const connect = (auth) =>
  new MongoClient('mongodb://127.0.0.1:27017/?directConnection=true', { auth, serverSelectionTimeoutMS: 60_000 });

/** Runs without a sign-in, which MongoDB allows from its own machine while there is no user. */
async function firstSteps(client) {
  const admin = client.db('admin');
  await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: MEMBER }] } }).catch(() => undefined);
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) await pause(250);
  await admin.command({ createUser: 'root', pwd: passwordOf('root'), roles: ['root'] }).catch(() => undefined);
}

async function makeUser(client, service) {
  const user = { pwd: passwordOf(service), roles: ['readWrite', 'dbAdmin'] };
  const db = client.db(service);
  const { users } = await db.command({ usersInfo: service });
  await db.command(users.length ? { updateUser: service, ...user } : { createUser: service, ...user });
}

const stranger = connect();
const root = connect({ username: 'root', password: passwordOf('root') });
try {
  await firstSteps(stranger);
  for (const service of SERVICES) await makeUser(root, service);
  console.log(`a user each in MongoDB: ${SERVICES.join(', ')}`);
} catch (error) {
  if (error.code !== AUTHENTICATION_FAILED) throw error;
  console.error('MONGODB_ROOT_PASSWORD is not the one that the volume of MongoDB was made with.');
  process.exitCode = 78;
} finally {
  await stranger.close();
  await root.close();
}
