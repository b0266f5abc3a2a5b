import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { LARGEST_IMPORT_FILE } from '@tedarik/commands';
import { Database, DatabaseModule, ServiceKitModule } from '@tedarik/service-kit';
import { testDatabase } from '@tedarik/testing';
import { IMPORTS_CONFIG } from '../src/config.js';
import { FileStore } from '../src/file/file.store.js';

const MB = 1024 * 1024;
const MINUTE_MS = 60_000;
const A_PART = Buffer.alloc(MB, 'a');

class Behind {}

describe('the file store', () => {
  const database = testDatabase('imports');
  let app: INestApplicationContext;
  let files: FileStore;

  beforeAll(async () => {
    const kit = ServiceKitModule.forRoot({ serviceToken: 'a token of this test only' });
    const inMongo = DatabaseModule.forRoot({ MONGODB_URL: database.uri, MONGODB_DB: database.db }, []);
    const module = {
      module: Behind,
      imports: [kit, inMongo],
      providers: [FileStore, { provide: IMPORTS_CONFIG, useValue: { IMPORT_FILES_MB: 4 } }],
    };
    app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
    files = app.get(FileStore);
  });
  afterAll(async () => {
    await app?.close();
    await database.drop();
  });

  const kept = async () => {
    const { db } = app.get(Database, { strict: false });
    return [await db.collection('files.files').countDocuments(), await db.collection('files.chunks').countDocuments()];
  };

  function* parts(count: number, end?: Error): Generator<Buffer> {
    for (let part = 0; part < count; part++) yield A_PART;
    if (end) throw end;
  }

  it('keeps nothing of an upload that is interrupted or too large', async () => {
    await expect(files.store('a.json', Readable.from(parts(9, new Error('aborted'))))).rejects.toThrow('aborted');
    expect(await kept()).toEqual([0, 0]);
    const tooMany = LARGEST_IMPORT_FILE / MB + 1;
    await expect(files.store('a.json', Readable.from(parts(tooMany)))).rejects.toMatchObject({
      code: 'file-too-large',
    });
    expect(await kept()).toEqual([0, 0]);
  });

  it('removes what a killed upload left, and nothing of a complete file', async () => {
    const { fileId } = await files.store('a.json', Readable.from(parts(2)));
    const chunks = app.get(Database, { strict: false }).db.collection('files.chunks');
    await chunks.insertOne({ files_id: 'killed' as never, n: 0, data: A_PART });
    await files.removeBroken(new Date(Date.now() - MINUTE_MS));
    expect(await chunks.countDocuments()).toBe(3);
    await files.removeBroken(new Date(Date.now() + MINUTE_MS));
    expect(await chunks.distinct('files_id')).toEqual([fileId]);
    await files.removeOld(new Date(Date.now() + MINUTE_MS), []);
  });

  it('returns the bytes of a file unchanged', async () => {
    const stored = await files.store('a.json', Readable.from(parts(3)));
    expect(stored.bytes).toBe(3 * MB);
    expect((await buffer(await files.open(stored.fileId))).equals(Buffer.concat([...parts(3)]))).toBe(true);
  });

  it('L8: refuses a further file while the stored files fill the allowed space', async () => {
    await files.store('b.json', Readable.from(parts(1)));
    await expect(files.store('c.json', Readable.from(parts(1)))).rejects.toMatchObject({ code: 'import-files-full' });
    await files.removeOld(new Date(Date.now() + 1_000), []);
    expect(await kept()).toEqual([0, 0]);
    await expect(files.store('c.json', Readable.from(parts(1)))).resolves.toMatchObject({ bytes: MB });
  });
});
