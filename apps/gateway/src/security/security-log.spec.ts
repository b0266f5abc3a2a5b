import fastify from 'fastify';
import { logForSecurity, noteAccount, type SecurityEvent } from './security-log.js';

it('L7: refusals, sign-outs and downloads leave a line with the address and whose session it was, and nothing that was sent', async () => {
  const lines: SecurityEvent[] = [];
  const server = fastify();
  logForSecurity(server, (event) => lines.push(event));
  server.get('/firma/:slug', () => 'here');
  server.get('/jeton/:token', (_, reply) => reply.code(403).send());
  server.post('/auth/sign-out', (request, reply) => {
    noteAccount(request, 'account-1');
    return reply.code(204).send();
  });
  const remoteAddress = '2001:db8:1:2::9';
  await server.inject({ url: '/firma/bal', remoteAddress });
  await server.inject({ url: '/jeton/secret?of=somebody', remoteAddress });
  await server.inject({ method: 'POST', url: '/auth/sign-out', remoteAddress });
  const address = '2001:db8:1:2::/64';
  expect(lines).toEqual([
    { msg: 'Refused', method: 'GET', route: '/jeton/:token', status: 403, address },
    { msg: 'Done', method: 'POST', route: '/auth/sign-out', status: 204, address, account: 'account-1' },
  ]);
  await server.close();
});
