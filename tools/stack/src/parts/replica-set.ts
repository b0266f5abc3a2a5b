import { exchange } from './exchange.js';

/** A `hello` to the server: OP_MSG with the document {hello: 1, $db: 'admin'}. */
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

/** True when a server listens there, whatever its state. */
export async function listens(url: string): Promise<boolean> {
  return (await exchange(url, HELLO)).includes('isWritablePrimary');
}

/** True when it is the primary of its replica set. Checked once a second, which is cheaper than a connection of the driver. */
export async function isPrimary(url: string): Promise<boolean> {
  return (await exchange(url, HELLO)).includes(PRIMARY);
}

/** Makes the server the only member of its set, under the address by which it is reached now. */
export async function ensureReplicaSet(url: string, host: string): Promise<void> {
  const { mongo } = await import('mongoose');
  const client = await new mongo.MongoClient(url, {
    serverSelectionTimeoutMS: 10_000,
  }).connect();
  try {
    const admin = client.db('admin');
    const config = await admin.command({ replSetGetConfig: 1 }).catch(() => null);
    const members = [{ _id: 0, host }];
    if (!config) {
      await admin.command({ replSetInitiate: { _id: 'rs0', members } });
      return;
    }
    const stored = config['config'] as { version: number; members: { host: string }[] };
    if (stored.members.length === 1 && stored.members[0]?.host === host) return;
    await admin.command({ replSetReconfig: { ...stored, version: stored.version + 1, members }, force: true });
  } finally {
    await client.close();
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
