import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cached, cacheFolder, verifySha256 } from './cache.js';

const before = process.env['XDG_CACHE_HOME'];
let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cache-'));
  process.env['XDG_CACHE_HOME'] = home;
});
afterEach(() => {
  if (before === undefined) delete process.env['XDG_CACHE_HOME'];
  else process.env['XDG_CACHE_HOME'] = before;
  rmSync(home, { recursive: true });
});

describe('the cache', () => {
  it('is filled once, however many request at the same time', async () => {
    let fills = 0;
    const send = () =>
      cached('thing-1', async (folder) => {
        fills += 1;
        await new Promise((resolve) => setImmediate(resolve));
        writeFileSync(join(folder, 'thing'), 'whole');
      });
    const folders = await Promise.all([send(), send(), send()]);
    expect(fills).toBe(1);
    expect(new Set(folders)).toEqual(new Set([join(cacheFolder(), 'thing-1')]));
    expect(readdirSync(join(home, 'tedarik'))).toEqual(['thing-1']);
  });

  it('keeps nothing of a fetch that failed, and tries again', async () => {
    const broken = cached('thing-2', (folder) => {
      writeFileSync(join(folder, 'half'), 'hal');
      return Promise.reject(new Error('the line was cut'));
    });
    await expect(broken).rejects.toThrow('the line was cut');
    expect(existsSync(join(home, 'tedarik/thing-2'))).toBe(false);
    const folder = await cached('thing-2', (fresh) => Promise.resolve(writeFileSync(join(fresh, 'whole'), '')));
    expect(readdirSync(folder)).toEqual(['whole']);
  });

  it('refuses a file with another checksum', async () => {
    const file = join(home, 'file');
    writeFileSync(file, 'abc');
    await verifySha256(file, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    await expect(verifySha256(file, '00')).rejects.toThrow('has the checksum ba7816bf');
  });
});
