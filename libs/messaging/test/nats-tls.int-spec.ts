import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { type TestBackingService, startBackingService, temporaryFolder } from '@tedarik/testing';
import { natsOptions } from '../src/connection/nats-options.js';

const ROOT = join(__dirname, '../../..');

describe('NATS with a certificate, as in containers', () => {
  const folder = temporaryFolder('nats-tls');
  const caFile = join(folder, 'secrets/NATS_CERTIFICATE');
  let withTls: TestBackingService;
  let plain: TestBackingService;

  beforeAll(async () => {
    execFileSync(process.execPath, [join(ROOT, 'deploy/make-env.mjs'), join(folder, '.env'), join(folder, 'secrets')]);
    withTls = await startBackingService('nats', {
      args: ['--tlscert', caFile, '--tlskey', join(folder, 'secrets/NATS_KEY')],
    });
    plain = await startBackingService('nats');
  });
  afterAll(() => Promise.all([withTls?.stop(), plain?.stop()]));

  const open = async ({ url }: TestBackingService, trusted?: string) => {
    const servers = url.replace('127.0.0.1', 'localhost');
    const connection = await connect({ ...natsOptions({ name: 'a-service', servers, caFile: trusted }) });
    const { tls_required: encrypted } = connection.info!;
    await connection.close();
    return encrypted;
  };

  it('accepts a TLS connection from a client that trusts the certificate', async () => {
    expect(await open(withTls, caFile)).toBe(true);
  });

  it('is rejected by a client that does not trust the certificate', async () => {
    await expect(open(withTls)).rejects.toThrow(/self-signed certificate/);
  });

  it('refuses a client that demands TLS when the server offers none', async () => {
    await expect(open(plain, caFile)).rejects.toThrow(/tls/i);
  });
});
