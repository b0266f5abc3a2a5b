import { Metrics } from '@tedarik/service-kit';
import fastify from 'fastify';
import { logForSecurity, noteAccount, securityCounter, type SecurityEvent } from './security-log.js';

it('L7: logs refusals and sign-outs with route, network address and account, without data of the request', async () => {
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
    { msg: 'Refused', kind: 'refused', method: 'GET', route: '/jeton/:token', status: 403, address },
    {
      msg: 'Done',
      kind: 'session-end',
      method: 'POST',
      route: '/auth/sign-out',
      status: 204,
      address,
      account: 'account-1',
    },
  ]);
  await server.close();
});

it.each([
  ['POST', '/auth/sign-in', 200, 'sign-in'],
  ['POST', '/auth/sign-in', 401, 'sign-in-refused'],
  ['POST', '/auth/back-office/sign-in/code', 200, 'sign-in'],
  ['POST', '/auth/back-office/sign-in/code', 401, 'code-refused'],
  ['POST', '/auth/back-office/sign-in/code', 429, 'limit-reached'],
  ['POST', '/graphql', 429, 'limit-reached'],
  ['POST', '/graphql', 403, 'refused'],
  ['POST', '/auth/back-office/second-factor/remove', 204, 'credentials-change'],
  ['POST', '/auth/back-office/sign-in/passkey', 200, 'sign-in'],
  ['POST', '/auth/back-office/sign-in/passkey', 401, 'sign-in-refused'],
  ['POST', '/auth/back-office/passkeys/add', 204, 'credentials-change'],
  ['POST', '/auth/back-office/sessions/end', 204, 'session-end'],
  ['GET', '/auth/my-data', 200, 'export'],
  ['GET', '/yonetici/disa-aktar/isletmeler', 200, 'export'],
  ['GET', '/yonetici/ice-aktarim/:id/satirlar', 200, 'export'],
  ['GET', '/auth/back-office/second-factor', 200, undefined],
  ['POST', '/auth/back-office/second-factor/confirm', 422, undefined],
] as const)('L7: %s %s that answers %i counts as %s', async (method, url, status, kind) => {
  const metrics = new Metrics();
  const server = fastify();
  logForSecurity(server, securityCounter(metrics));
  server.route({ method, url, handler: (_, reply) => reply.code(status).send() });
  await server.inject({ method, url });
  const lines = (await metrics.registry.metrics()).split('\n').filter((line) => line.endsWith(' 1'));
  expect(lines).toEqual(kind ? [`gateway_security_events_total{kind="${kind}"} 1`] : []);
  await server.close();
});
