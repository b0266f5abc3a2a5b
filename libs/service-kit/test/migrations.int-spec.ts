import { setTimeout as pause } from 'node:timers/promises';
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

  it('runs only what is new on a database that has been migrated before', async () => {
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

  it('refuses two migrations of one id', async () => {
    const twice = [recorded([], '001-same'), recorded([], '001-same')];
    await expect(migrate(opened.database.db, twice)).rejects.toThrow('001-same');
  });

  it('makes collections and indexes before the first transaction, as often as asked', async () => {
    const make = () => ensureCollection(opened.database.db, 'rows', [{ key: { slug: 1 }, unique: true }]);
    await Promise.all([make(), make()]);
    await make();
    const [, slug] = await opened.database.db.collection('rows').indexes();
    expect(slug).toMatchObject({ key: { slug: 1 }, unique: true });
  });
});
