import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BadConfig, loadConfig, parseConfig } from './load-config.js';
import { serviceConfig } from './service-config.js';

const good = { OPS_PORT: '3101', NATS_URL: 'nats://127.0.0.1:4222', SERVICE_TOKEN: 'a-token-of-sixteen' };

describe('configuration', () => {
  it('reads numbers and fills in defaults', () => {
    expect(parseConfig(serviceConfig, good)).toMatchObject({
      OPS_PORT: 3101,
      OPS_HOST: '127.0.0.1',
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
    });
  });

  it('treats an empty variable as missing', () => {
    expect(parseConfig(serviceConfig, { ...good, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
  });

  it('names all invalid variables in one error, and never their values', () => {
    const schema = serviceConfig.extend({ MONGODB_URL: z.string().min(1) });
    const broken = () => parseConfig(schema, { ...good, OPS_PORT: 'many', SERVICE_TOKEN: 'hunter2' });
    expect(broken).toThrow(BadConfig);
    expect(broken).toThrow(/OPS_PORT: [^]*SERVICE_TOKEN: [^]*MONGODB_URL: is missing/);
    expect(broken).not.toThrow(/hunter2/);
  });

  describe('a value in a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'nats-url');
    beforeAll(() => writeFileSync(file, 'nats://secret@nats:4222\n'));
    afterAll(() => rmSync(join(file, '..'), { recursive: true }));
    const named = (over: object) => () => parseConfig(serviceConfig, { ...good, NATS_URL: undefined, ...over });

    it('is read without its line break', () => {
      expect(named({ NATS_URL_FILE: file })().NATS_URL).toBe('nats://secret@nats:4222');
    });

    it.each([
      ['is not there', { NATS_URL_FILE: `${file}-of-another` }, 'NATS_URL_FILE: the file cannot be read (ENOENT)'],
      ['is given twice', { NATS_URL_FILE: file, NATS_URL: 'nats://a' }, 'NATS_URL_FILE: is set, and so is NATS_URL'],
    ])('that %s is refused', (_, over, problem) => {
      expect(named(over)).toThrow(problem);
    });
  });

  describe('a password set separately from its URL', () => {
    const NATS_URL = 'nats://blog@one:4222,nats://blog@two:4222';
    const natsUrl = (over: object) => parseConfig(serviceConfig, { ...good, NATS_URL, ...over }).NATS_URL;

    it('is inserted into the URL of each server', () => {
      expect(natsUrl({ NATS_PASSWORD: 'a/b' })).toBe('nats://blog:a%2Fb@one:4222,nats://blog:a%2Fb@two:4222');
    });

    it('may come from a file', () => {
      const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'password');
      writeFileSync(file, 'secret\n');
      expect(natsUrl({ NATS_PASSWORD_FILE: file })).toBe('nats://blog:secret@one:4222,nats://blog:secret@two:4222');
      rmSync(join(file, '..'), { recursive: true });
    });

    it('is not inserted into a URL that has a password or no user', () => {
      expect(natsUrl({ NATS_URL: 'nats://a:b@one', NATS_PASSWORD: 'c' })).toBe('nats://a:b@one');
      expect(natsUrl({ NATS_URL: 'nats://one', NATS_PASSWORD: 'c' })).toBe('nats://one');
      expect(natsUrl({})).toBe(NATS_URL);
    });
  });

  it('says why a variable is required because of other settings', () => {
    const schema = serviceConfig.extend({ KEY: z.string().optional() }).superRefine(({ KEY }, context) => {
      if (!KEY) context.addIssue({ code: 'custom', path: ['KEY'], message: 'is missing, and LOCK is set' });
    });
    expect(() => parseConfig(schema, good)).toThrow('KEY: is missing, and LOCK is set');
  });

  it('ends the process with 78 when the environment is wrong', () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    loadConfig(serviceConfig, {});
    expect(exit).toHaveBeenCalledWith(78);
    expect(print).toHaveBeenCalledWith(expect.stringContaining('NATS_URL: is missing'));
    jest.restoreAllMocks();
  });
});
