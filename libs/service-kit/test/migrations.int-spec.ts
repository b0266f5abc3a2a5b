import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { eventually } from '@tedarik/testing';
import { ensureCollection, migrate, type Migration } from '../src/index.js';
import { openedDatabase } from './opened-database.js';

describe('migrate', () => {
  let opened: Awaited<ReturnType<typeof openedDatabase>>;

  beforeEach(async () => {
    opened = await openedDatabase();
  });
  afterEach(() => opened.close());

  const recorded = (ran: string[], id: string, ms = 0): Migration => ({
    id,
    up: async () => {
      await pause(ms);
      ran.push(id);
    },
  });

  it('runs each migration once under two starters, in order, and both go on only when all is done', async () => {
    const ran: string[] = [];
    const migrations = ['001-first', '002-second', '003-third'].map((id) => recorded(ran, id, 20));
    const starter = async () => {
      await migrate(opened.database.db, migrations);
      return ran.length;
    };
    expect(await Promise.all([starter(), starter()])).toEqual([3, 3]);
    expect(ran).toEqual(['001-first', '002-second', '003-third']);
  });

  it('runs only new migrations on a database that has been migrated before', async () => {
    const ran: string[] = [];
    const migrations = [recorded(ran, '001-first')];
    await migrate(opened.database.db, migrations);
    await migrate(opened.database.db, [...migrations, recorded(ran, '002-second')]);
    expect(ran).toEqual(['001-first', '002-second']);
  });

  it('stops at one that fails and runs it again at the next start', async () => {
    const ran: string[] = [];
    let fails = true;
    const flaky: Migration = {
      id: '001-flaky',
      up: () => (fails ? Promise.reject(new Error('no disk')) : Promise.resolve()),
    };
    const migrations = [flaky, recorded(ran, '002-after')];
    await expect(migrate(opened.database.db, migrations)).rejects.toThrow('no disk');
    expect(ran).toEqual([]);
    fails = false;
    await migrate(opened.database.db, migrations);
    expect(ran).toEqual(['002-after']);
  });

  it('R26: a run that lost its lease records nothing and starts no further migration; the next holder runs them', async () => {
    // Services of other tests may log the same about other leases.
    const LOST = /^Lease migrations .*is lost/;
    const ran: string[] = [];
    const { db } = opened.database;
    const leases = db.collection<{ _id: string; holder: string; until: Date }>('leases');
    const another = { holder: 'another', until: new Date(Date.now() + 3_600_000) };
    const recordedIds = () => db.collection('migrations').distinct('_id');
    let takenAway = false;
    const losing: Migration = {
      id: '001-losing',
      up: async () => {
        ran.push('001-losing');
        if (takenAway) return;
        takenAway = true;
        const renewedUntil = async () => (await leases.findOne({ _id: 'migrations' }))?.until.getTime();
        await leases.updateOne({ _id: 'migrations' }, { $set: another });
        await lost;
        expect(await renewedUntil()).toBe(another.until.getTime());
      },
    };
    let say: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => (say = resolve));
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation((said: string) => {
      if (LOST.test(said)) say();
    });
    const migrating = migrate(db, [losing, recorded(ran, '002-after')], 300);
    await eventually('the starter has found out', () => expect(warn).toHaveBeenCalledWith(expect.stringMatching(LOST)));
    expect([ran, await recordedIds()]).toEqual([['001-losing'], []]);
    await leases.updateOne({ _id: 'migrations' }, { $set: { until: new Date(0) } });
    await migrating;
    expect([ran, await recordedIds()]).toEqual([
      ['001-losing', '001-losing', '002-after'],
      ['001-losing', '002-after'],
    ]);
    warn.mockRestore();
  });

  it('refuses two migrations with the same id', async () => {
    const twice = [recorded([], '001-same'), recorded([], '001-same')];
    await expect(migrate(opened.database.db, twice)).rejects.toThrow('001-same');
  });

  it('creates collections and indexes once, also when called concurrently or again', async () => {
    const make = () => ensureCollection(opened.database.db, 'rows', [{ key: { slug: 1 }, unique: true }]);
    await Promise.all([make(), make()]);
    await make();
    const [, slug] = await opened.database.db.collection('rows').indexes();
    expect(slug).toMatchObject({ key: { slug: 1 }, unique: true });
  });
});
