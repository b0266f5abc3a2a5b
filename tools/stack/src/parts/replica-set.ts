import type { mongo } from 'mongoose';
import { exchange } from './exchange.js';

const TRIES = 5;
/** Error code of a server that is not in a replica set. */
const NOT_YET_INITIALIZED = 94;

/** A `hello` message to the server: OP_MSG with the document {hello: 1, $db: 'admin'}. */
const HELLO = opMsg(
  Buffer.concat([
    Buffer.from([0x10]),
    Buffer.from('hello\0'),
    Buffer.from([1, 0, 0, 0, 0x02]),
    Buffer.from('$db\0'),
    Buffer.from([6, 0, 0, 0]),
    Buffer.from('admin\0'),
  ]),
);
const PRIMARY = Buffer.from('\x08isWritablePrimary\0\x01', 'latin1');

/** Whether a server listens there, whatever its state. */
export async function listens(url: string): Promise<boolean> {
  return (await exchange(url, HELLO)).includes('isWritablePrimary');
}

/**
 * Whether the server is the primary of its replica set. Uses a plain socket, because this is checked once a second and a connection of the
 * driver would cost more.
 */
export async function isPrimary(url: string): Promise<boolean> {
  return (await exchange(url, HELLO)).includes(PRIMARY);
}

/**
 * Makes the server the only member of its replica set, with its present address. Retries when its connection is closed, because a server
 * closes all connections when its state changes, for example when it finds that it is in no set.
 */
export async function ensureReplicaSet(url: string, host: string): Promise<void> {
  const { mongo: driver } = await import('mongoose');
  for (let tries = 1; ; tries++) {
    const client = new driver.MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
    try {
      await client.connect();
      return await makeOnlyMember(client.db('admin'), host);
    } catch (error) {
      if (tries === TRIES || !(error instanceof driver.MongoNetworkError)) throw error;
    } finally {
      await client.close();
    }
  }
}

async function makeOnlyMember(admin: mongo.Db, host: string): Promise<void> {
  const members = [{ _id: 0, host }];
  const stored = await storedConfig(admin);
  if (!stored) {
    await admin.command({ replSetInitiate: { _id: 'rs0', members } });
    return;
  }
  if (stored.members.length === 1 && stored.members[0]?.host === host) return;
  await admin.command({ replSetReconfig: { ...stored, version: stored.version + 1, members }, force: true });
}

/** Null for a server that has never been in a replica set. */
async function storedConfig(admin: mongo.Db): Promise<{ version: number; members: { host: string }[] } | null> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config as { version: number; members: { host: string }[] };
  } catch (error) {
    if ((error as { code?: unknown }).code === NOT_YET_INITIALIZED) return null;
    throw error;
  }
}

function opMsg(elements: Buffer): Buffer {
  const document = Buffer.concat([Buffer.alloc(4), elements, Buffer.alloc(1)]);
  document.writeInt32LE(document.length);
  const head = Buffer.alloc(21); // length, request id, response to, op code 2013, flags, section kind 0
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, document]);
}
