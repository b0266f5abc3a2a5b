import { connect } from 'node:net';
import type { TestBackingServiceName } from '../src/index.js';
import { exchange } from '../src/parts/exchange.js';

/** Writes one value into a part and reads it back, with the smallest client that can. */
export interface StorageProbe {
  write(url: string): Promise<void>;
  read(url: string): Promise<string>;
}

export const STORAGE_PROBES: Record<TestBackingServiceName, StorageProbe> = {
  mongo: {
    write: (url) =>
      inMongo(url, async (things) => void (await things.insertOne({ name: 'tulum' }, { writeConcern: { j: true } }))),
    read: (url) => inMongo(url, async (things) => String((await things.findOne())?.['name'])),
  },
  nats: {
    async write(url) {
      await queryNats(
        url,
        '$JS.API.STREAM.CREATE.KEPT',
        JSON.stringify({ name: 'KEPT', subjects: ['kept'], storage: 'file' }),
      );
      await queryNats(url, 'kept', 'tulum');
    },
    async read(url) {
      const answer = await queryNats(url, '$JS.API.STREAM.MSG.GET.KEPT', JSON.stringify({ seq: 1 }));
      const { message } = JSON.parse(answer) as { message?: { data: string } };
      return Buffer.from(message?.data ?? '', 'base64').toString();
    },
  },
  redis: {
    write: async (url) => void (await exchange(url, 'SET kept tulum\r\n')),
    read: async (url) => (await exchange(url, 'GET kept\r\n')).toString().split('\r\n')[1] ?? '',
  },
  elasticsearch: {
    async write(url) {
      await fetch(`${url}/kept/_doc/1`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'tulum' }),
      });
    },
    async read(url) {
      const answer = (await (await fetch(`${url}/kept/_doc/1`)).json()) as { _source?: { name: string } };
      return answer._source?.name ?? '';
    },
  },
  s3: {
    write: (url) =>
      inS3(url, async (client, { CreateBucketCommand, PutObjectCommand }) => {
        await client.send(new CreateBucketCommand({ Bucket: 'kept' }));
        await client.send(new PutObjectCommand({ Bucket: 'kept', Key: 'thing', Body: 'tulum' }));
      }),
    read: (url) =>
      inS3(url, async (client, { GetObjectCommand }) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: 'kept', Key: 'thing' }));
        return (await Body?.transformToString()) ?? '';
      }),
  },
};

type S3 = typeof import('@aws-sdk/client-s3');

async function inS3<T>(url: string, work: (client: InstanceType<S3['S3Client']>, s3: S3) => Promise<T>): Promise<T> {
  const s3 = await import('@aws-sdk/client-s3');
  const { origin, username, password } = new URL(url);
  const client = new s3.S3Client({
    endpoint: origin,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: username, secretAccessKey: password },
  });
  try {
    return await work(client, s3);
  } finally {
    client.destroy();
  }
}

async function inMongo<T>(url: string, work: (things: import('mongoose').mongo.Collection) => Promise<T>): Promise<T> {
  const { mongo } = await import('mongoose');
  const client = await new mongo.MongoClient(url, {
    serverSelectionTimeoutMS: 3_000,
  }).connect();
  try {
    return await work(client.db('kept').collection('things'));
  } finally {
    await client.close();
  }
}

/** Sends one request and returns its reply, over a connection of its own. */
function queryNats(url: string, subject: string, body: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString();
      const [, size, text = ''] = /^MSG \S+ 1 +(\d+)\r\n([^]*)/m.exec(received) ?? [];
      if (!size || Buffer.byteLength(text) < Number(size)) return;
      resolve(Buffer.from(text).subarray(0, Number(size)).toString());
      socket.destroy();
    });
    const inbox = `_INBOX.${process.pid}`;
    socket.write('CONNECT {"verbose":false,"pedantic":false}\r\n');
    socket.write(`SUB ${inbox} 1\r\nPUB ${subject} ${inbox} ${Buffer.byteLength(body)}\r\n${body}\r\n`);
  });
}
