import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@tedarik/stack';
import { connect } from '@nats-io/transport-node';
import { natsUsers } from '../src/nats-users.js';
import { Workplace } from '../src/workplace.js';

const workplace = new Workplace(mkdtempSync(join(tmpdir(), 'nats-users-')));
const users = natsUsers(workplace);
let stack: Stack;
let servers: string;
beforeAll(async () => {
  const given = process.env['NATS_URL'];
  delete process.env['NATS_URL']; // the NATS of the other tests has no users
  stack = await startStack({ dir: workplace.stackDir, only: ['nats'], persistent: false, natsUsers: users.file });
  if (given) process.env['NATS_URL'] = given;
  servers = stack.parts[0]!.url;
});
afterAll(async () => {
  await stack.stop();
  rmSync(workplace.dir, { recursive: true, force: true });
});

const signIn = async (credentials: { user?: string; pass?: string }) => {
  const connection = await connect({ servers, reconnect: false, ...credentials });
  await connection.close();
};

it('A38b a local NATS refuses a client without a password or with a wrong one', async () => {
  await expect(signIn({})).rejects.toThrow(/authorization/i);
  await expect(signIn({ user: 'gateway', pass: 'guessed' })).rejects.toThrow(/authorization/i);
});

it.each(['gateway', 'directory', 'imports', 'indexer', 'streams'])(
  'lets %s sign in with its own password',
  async (user) => {
    const { NATS_USER, NATS_PASSWORD } = users.credentialsOf(user);
    await expect(signIn({ user: NATS_USER!, pass: NATS_PASSWORD! })).resolves.toBeUndefined();
  },
);

it('keeps the passwords from other users of the machine', () => {
  expect(statSync(users.file).mode & 0o077).toBe(0);
});
