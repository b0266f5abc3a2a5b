import {
  type AuditLogEntry,
  ChangeAccount,
  DeleteAccounts,
  InviteAccount,
  ListAuditRecords,
  ListBusinessNames,
  ListManagedAccounts,
  type ManagedAccount,
  ResetAccountPassword,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { ServedBackOffice } from './served-back-office.js';

const ACCOUNT: ManagedAccount = {
  id: newId(),
  username: 'elif',
  fullName: 'Elif Kara',
  email: null,
  avatarUrl: null,
  role: 'editor',
  active: true,
  awaitsPassword: false,
  hasSecondFactor: false,
  hasPasskey: false,
  createdAt: '2026-11-21T08:00:00.000Z',
  lastLoginAt: null,
  revision: 2,
};
const ENTRY: AuditLogEntry = {
  id: newId(),
  at: '2026-11-21T08:00:00.000Z',
  actor: { id: 'a-1', name: 'Ayşe Yılmaz' },
  action: 'changed',
  record: { kind: 'account', id: ACCOUNT.id, name: 'elif' },
  before: { role: 'admin', active: true },
  after: { role: 'editor', tags: ['a'] },
};
let entry = ENTRY;
const LAST_ADMIN = newId();

describe('accounts and the log in the back office', () => {
  const office = new ServedBackOffice();
  const { graphql, last, noted, noting, requested } = office;
  const answers = [
    stubRequest(ListManagedAccounts, noted({ accounts: [ACCOUNT], total: 1 })),
    stubRequest(InviteAccount, noted({ account: ACCOUNT, password: 'told once' })),
    stubRequest(
      ChangeAccount,
      noting((request) => {
        if (request.id === LAST_ADMIN) throw new DomainError('last-admin', 'conflict');
        return { account: { ...ACCOUNT, fullName: request.fullName }, endsSessions: request.role === 'moderator' };
      }),
    ),
    stubRequest(ResetAccountPassword, noted({ account: ACCOUNT, password: null })),
    stubRequest(DeleteAccounts, ({ ids }) => ({
      outcomes: ids.map((id) =>
        id === LAST_ADMIN
          ? { id, outcome: 'refused' as const, code: 'last-admin' }
          : { id, outcome: 'done' as const, code: null },
      ),
    })),
    stubRequest(
      ListAuditRecords,
      noting(() => ({ records: [entry], total: 1 })),
    ),
  ];

  const codesOf = async (query: string, variables: object, headers?: Record<string, string>) =>
    (await graphql(query, variables, headers)).errors?.map(({ extensions }) => extensions.code);
  const signedIn = (role?: 'admin' | 'editor' | 'moderator') => anAdministrator(office.parts.redisUrl, role);

  const LIST = `query Q($list: ManagedListInput!, $role: ManagedRole, $active: Boolean) {
    managedAccounts(list: $list, role: $role, active: $active) { items { id username role awaitsPassword } total } }`;
  const INVITE = `mutation M($input: ManagedInvitationInput!, $commandId: ID!) {
    inviteAccount(input: $input, commandId: $commandId) { account { id } password } }`;
  const CHANGE = `mutation M($id: ID!, $input: ManagedAccountInput!) {
    changeAccount(id: $id, revision: 2, input: $input) { id fullName } }`;
  const RESET = 'mutation M($id: ID!) { resetAccountPassword(id: $id) { account { id } password } }';
  const DELETE = 'mutation M($ids: [ID!]!) { deleteAccounts(ids: $ids) { id isDone code } }';
  const AUDIT = `query Q($search: String!, $filter: ManagedAuditFilter!) {
    managedAuditRecords(search: $search, filter: $filter) {
      items { actorName action recordKind recordName changes { field before after } } total } }`;
  const HISTORY = `query Q($kind: String!, $id: ID!) {
    managedHistory(recordKind: $kind, recordId: $id) { items { action } total } }`;
  const FORM = { fullName: 'Elif Ak', email: null, avatarUrl: null, role: 'editor', active: true };
  const NAMES = { list: { search: '', page: 1, pageSize: 20, sort: 'username', descending: false } };

  office.serve('identity', answers, LIST, NAMES);

  it('AUTH-07 lists accounts, filtered by role and state', async () => {
    const list = { search: 'kara', page: 1, pageSize: 20, sort: 'last-login', descending: true };
    const { data } = await graphql(LIST, { list, role: 'editor', active: false });
    expect(data?.['managedAccounts']).toEqual({
      items: [{ id: ACCOUNT.id, username: 'elif', role: 'editor', awaitsPassword: false }],
      total: 1,
    });
    expect(last()).toMatchObject({
      request: { ...list, role: 'editor', active: false },
      context: { actor: { id: office.administrator.accountId, name: office.administrator.name } },
    });
  });

  it('AUTH-07 passes on the command id of an invitation, and returns the first password', async () => {
    const commandId = newId();
    const input = { username: 'elif', fullName: 'Elif Kara', role: 'editor' };
    const { data } = await graphql(INVITE, { input, commandId });
    expect(data?.['inviteAccount']).toEqual({ account: { id: ACCOUNT.id }, password: 'told once' });
    expect(last()).toMatchObject({ request: { ...input, email: null }, context: { commandId } });
  });

  it('AUTH-06 ends all sessions of an account that is demoted or deleted or whose password is reset', async () => {
    const acts: ((id: string) => Promise<unknown>)[] = [
      (id) => graphql(CHANGE, { id, input: { ...FORM, role: 'moderator' } }),
      (id) => graphql(RESET, { id }),
      (id) => graphql(DELETE, { ids: [id] }),
    ];
    for (const act of acts) {
      const { accountId, headers } = await signedIn();
      expect(await codesOf(LIST, NAMES, headers)).toBeUndefined();
      await act(accountId);
      expect(await codesOf(LIST, NAMES, headers)).toEqual(['sign-in-required']);
    }
  });

  it('keeps the sessions of a renamed account, and uses the new name in them', async () => {
    const { accountId, headers } = await signedIn();
    await graphql(CHANGE, { id: accountId, input: FORM });
    expect(await codesOf(LIST, NAMES, headers)).toBeUndefined();
    expect(last().context.actor?.name).toBe('Elif Ak');
  });

  it('AUTH-06 reports that the last administrator can be neither demoted nor deleted', async () => {
    expect(await codesOf(CHANGE, { id: LAST_ADMIN, input: { ...FORM, role: 'moderator' } })).toEqual(['last-admin']);
    const { data } = await graphql(DELETE, { ids: [LAST_ADMIN, ACCOUNT.id] });
    expect(data?.['deleteAccounts']).toEqual([
      { id: LAST_ADMIN, isDone: false, code: 'last-admin' },
      { id: ACCOUNT.id, isDone: true, code: null },
    ]);
  });

  it('returns audit records with one change per field, filtered as requested', async () => {
    const filter = { actorId: 'a-1', action: 'changed', recordKind: 'account', recordId: ACCOUNT.id };
    const { data } = await graphql(AUDIT, { search: 'elif', filter });
    expect(data?.['managedAuditRecords']).toEqual({
      items: [
        {
          ...{ actorName: 'Ayşe Yılmaz', action: 'changed', recordKind: 'account', recordName: 'elif' },
          changes: [
            { field: 'role', before: 'admin', after: 'editor' },
            { field: 'active', before: 'true', after: null },
            { field: 'tags', before: null, after: '["a"]' },
          ],
        },
      ],
      total: 1,
    });
    expect(last().request).toEqual({ search: 'elif', page: 1, pageSize: 20, ...filter });
  });

  it('AUTH-06 shows the history of a record only to roles that may edit such records', async () => {
    const [editor, moderator] = [await signedIn('editor'), await signedIn('moderator')];
    const history = (kind: string, headers: Record<string, string>) => codesOf(HISTORY, { kind, id: 'x' }, headers);
    expect(await history('blog-post', editor.headers)).toBeUndefined();
    expect(await history('review', moderator.headers)).toBeUndefined();
    expect(await history('review', editor.headers)).toEqual(['access-denied']);
    expect(await history('account', editor.headers)).toEqual(['access-denied']);
    expect(await history('anything-else', editor.headers)).toEqual(['access-denied']);
    expect(await history('account', office.administrator.headers)).toBeUndefined();
    expect(await history('blog-post', {})).toEqual(['sign-in-required']);
  });

  it('GEN-12 AUTH-06 refuses visitors and editors', async () => {
    const [editor, before] = [await signedIn('editor'), requested.length];
    for (const [headers, code] of [
      [{}, 'sign-in-required'],
      [editor.headers, 'access-denied'],
    ] as const) {
      expect(await codesOf(LIST, NAMES, headers)).toEqual([code]);
      expect(await codesOf(RESET, { id: ACCOUNT.id }, headers)).toEqual([code]);
      expect(await codesOf(DELETE, { ids: [ACCOUNT.id] }, headers)).toEqual([code]);
      expect(await codesOf(AUDIT, { search: '', filter: {} }, headers)).toEqual([code]);
    }
    expect(requested).toHaveLength(before);
  });

  it('K12 adds the names of businesses that a change refers to by id, and leaves them out while the directory is down', async () => {
    const named =
      'query Q($search: String!, $filter: ManagedAuditFilter!) { managedAuditRecords(search: $search, filter: $filter) { names { id name } total } }';
    const [here, gone] = [newId(), newId()];
    const before = { businessId: gone, shownBy: [here], categoryId: newId() };
    entry = { ...ENTRY, record: { kind: 'product', id: newId(), name: 'Sumak' }, before };
    const read = async () => (await graphql(named, { search: '', filter: {} })).data?.['managedAuditRecords'];
    expect(await read()).toEqual({ names: [], total: 1 });
    const ids: string[][] = [];
    const directory = await startStubService({ name: 'directory', servers: office.parts.natsUrl }, [
      stubRequest(ListBusinessNames, (request) => {
        ids.push(request.ids);
        return { businesses: [{ id: here, slug: 'rize-cay', name: 'Rize Çay' }] };
      }),
    ]);
    await eventually('the directory says it', async () =>
      expect(await read()).toEqual({ names: [{ id: here, name: 'Rize Çay' }], total: 1 }),
    );
    expect(ids.at(-1)?.toSorted()).toEqual([here, gone].toSorted());
    await directory.stop();
    entry = ENTRY;
  });

  it('AUTH-06 refuses to reset a password while Redis, which holds the sessions, is down', async () => {
    await office.parts.stopRedis();
    const before = requested.length;
    // The caller's session cannot be read either, so the change is not started.
    expect(await codesOf(RESET, { id: ACCOUNT.id })).toEqual(['service-unavailable']);
    expect(requested).toHaveLength(before);
  });
});
