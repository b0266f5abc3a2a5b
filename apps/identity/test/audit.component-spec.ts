import { ChangeBackOfficePassword, ListAuditRecords, RESEND_EVENTS, VerifyCredentials } from '@tedarik/commands';
import {
  AUDIT_ERASED,
  AUDIT_RECORDED,
  type AuditErased,
  type AuditRecord,
  type EventDefinition,
} from '@tedarik/events';
import { startStubService, stubRequest, wholeService } from '@tedarik/messaging/testing';
import { hashOf, newId, type RunningService } from '@tedarik/service-kit';
import { eventually, sharedByTests } from '@tedarik/testing';
import { IDENTITY } from './an-identity.js';

const FIRST_PASSWORD = 'mavi sandalye 41 kiraz';
const EVERYTHING = {
  search: '',
  page: 1,
  pageSize: 20,
  actorId: null,
  action: null,
  recordKind: null,
  recordId: null,
};

/** Filters of identity's requests to publish events of the directory again. */
const requestedAgain: string[] = [];
const identity = sharedByTests(() =>
  wholeService(IDENTITY, { FIRST_ADMIN_PASSWORD: FIRST_PASSWORD }, { neighbours: otherServices }),
);

/** Stand-ins for the services that publish audit records; they have nothing to publish again. */
function otherServices(url: string): Promise<RunningService> {
  const { blog, directory, imports, quotes, reviews, submissions } = RESEND_EVENTS;
  const nothing = { messages: 0 };
  const requests = [blog, imports, quotes, reviews, submissions].map((contract) =>
    stubRequest(contract, () => nothing),
  );
  const noted = stubRequest(directory, ({ filter }) => {
    requestedAgain.push(filter);
    return nothing;
  });
  return startStubService({ name: 'others', servers: url }, [...requests, noted]);
}

/** Publishes an audit record of another service, as its relay does. */
const sent = (service: keyof typeof AUDIT_RECORDED, data: AuditRecord) => relayed(AUDIT_RECORDED[service], data);

function relayed<Data extends object>({ subject }: EventDefinition<Data>, data: Data) {
  const id = newId();
  const at = new Date().toISOString();
  const payload = { id, subject, aggregateId: id, version: 1, hash: hashOf(data), lane: 'live', at, data };
  return { id, send: (msgId: string) => identity.messaging.jetstream.publish(subject, JSON.stringify(payload), msgId) };
}

it('AUTH-02 AUTH-03 stores the audit records of identity itself and of every other service, each once', async () => {
  const { requests } = identity;
  const credentials = { username: 'yonetici', password: FIRST_PASSWORD };
  const { account } = await eventually('the first administrator signs in', () =>
    requests.send(VerifyCredentials, credentials),
  );
  const { id = '', fullName = '' } = account ?? {};
  const context = { actor: { kind: 'back-office' as const, id, name: fullName } };
  await requests.send(ChangeBackOfficePassword, { current: FIRST_PASSWORD, next: 'yeşil bardak 77 incir' }, context);

  const services = Object.keys(AUDIT_RECORDED) as (keyof typeof AUDIT_RECORDED)[];
  const ids: string[] = [];
  for (const name of services) {
    const { id: eventId, send } = sent(name, {
      actor: { id, name: fullName },
      action: 'created',
      record: { kind: 'thing', id: name, name: `Şeker ${name}` },
      before: null,
      after: { name },
    });
    ids.push(eventId);
    await send(eventId);
    await send(`again-${eventId}`);
  }
  const list = async (over: object) =>
    (await requests.send(ListAuditRecords, { ...EVERYTHING, ...over }, context)).records;
  await eventually('every record has arrived', async () => {
    const things = await list({ recordKind: 'thing', search: 'seker' });
    expect(things.map(({ id: recordId }) => recordId).sort()).toEqual([...ids].sort());
    const own = await list({ recordKind: 'account', recordId: id });
    expect(own.map(({ action }) => action)).toEqual(['password-changed', 'signed-in']);
  });
});

it('R4: the log forgets the values of a record when its service erases it', async () => {
  const about = (recordId: string): AuditRecord => ({
    actor: null,
    action: 'created',
    record: { kind: 'product', id: recordId, name: 'Kırmızı mercimek' },
    before: null,
    after: { name: 'Kırmızı mercimek' },
  });
  const erased: AuditErased = { kind: 'product', ids: ['gone'] };
  for (const { id, send } of [
    sent('directory', about('gone')),
    sent('directory', about('there')),
    relayed(AUDIT_ERASED.directory, erased),
  ]) {
    await send(id);
  }
  const { requests } = identity;
  const { account } = await requests.send(VerifyCredentials, {
    username: 'yonetici',
    password: 'yeşil bardak 77 incir',
  });
  const context = { actor: { kind: 'back-office' as const, id: account?.id ?? '', name: '' } };
  await eventually('the values are gone', async () => {
    const { records } = await requests.send(ListAuditRecords, { ...EVERYTHING, recordKind: 'product' }, context);
    expect(Object.fromEntries(records.map(({ record, after }) => [record.id, [record.name, after]]))).toEqual({
      gone: ['', { name: null }],
      there: ['Kırmızı mercimek', { name: 'Kırmızı mercimek' }],
    });
  });
});

it('R5: requests a service for its records again when their stream was lost', async () => {
  requestedAgain.length = 0;
  await (await identity.messaging.jetstream.manager()).streams.delete('DIRECTORY');
  await eventually('the directory is requested', () => expect(requestedAgain).toEqual(['events.directory.audit.>']));
});
