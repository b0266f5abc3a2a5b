import { KeyOutlined, SafetyOutlined, UserAddOutlined } from '@ant-design/icons';
import { formatShortMoment } from '@tedarik/turkish';
import { Avatar, Button } from 'antd';
import { useState } from 'react';
import { ManagedAccounts } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { previewAddress } from '../../components/form/preview-address.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/record-address.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { listOfOne, useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { useSelection } from '../../components/list/use-selection.js';
import { ScreenHead } from '../../components/screen-head.js';
import { useToasts } from '../../components/use-toasts.js';
import {
  type AccountRow,
  type FirstPassword,
  useLazyManagedAccountsQuery,
  useManagedAccountsQuery,
} from './api/accounts-api.js';
import { managedAccountMessages } from './accounts.messages.js';
import { AccountForm } from './components/account-form.js';
import { AccountStatus } from './components/account-status.js';
import { DeleteAccounts } from './components/delete-accounts.js';
import { FirstPasswordDialog } from './components/first-password.js';
import { InviteForm } from './components/invite-form.js';
import { ROLES } from './components/role-select.js';
import { useFactorRemoval } from './components/use-factor-removal.js';
import { usePasswordReset } from './components/use-password-reset.js';

const SORTS = ['username', 'full-name', 'last-login'] as const;
const FILTERS = ['rol', 'durum'] as const;
const STATUSES = ['aktif', 'pasif'] as const;
const ACTIVE: Readonly<Record<string, boolean>> = { aktif: true, pasif: false };

/** /yonetici/hesaplar: the accounts of the back office (AUTH-06, AUTH-07). */
export function Component() {
  const messages = useMessages(managedAccountMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const state = useListState({ sort: 'full-name', sorts: SORTS, filters: FILTERS });
  const { rol, durum } = state.filters;
  const requested = {
    list: state.list,
    role: ROLES.find((role) => role === rol) ?? null,
    active: ACTIVE[durum] ?? null,
  };
  const query = useManagedAccountsQuery(requested);
  const selection = useSelection(state.scope);
  const [read] = useLazyManagedAccountsQuery();
  const form = useRecordForm<AccountRow>({
    rows: query.data?.items,
    find: async (id) =>
      (await read({ list: { ...listOfOne(id), search: '', pageSize: 100, sort: 'username' } }).unwrap()).items.find(
        (row) => row.id === id,
      ),
  });
  const [toDelete, setToDelete] = useState<ReadonlyMap<string, string>>(new Map());
  const [opened, setOpened] = useState<FirstPassword | null>(null);
  const tell = (given: FirstPassword) =>
    given.account.email ? toasts.succeeded(messages.linkMailed(given.account.email)) : setOpened(given);
  const resetPassword = usePasswordReset(tell);
  const removeFactor = useFactorRemoval();
  const ownId = useBackOfficeSelector(({ session }) => session.me?.id);
  const nameOf = ({ username }: AccountRow) => username;

  const columns: ListColumn<AccountRow>[] = [
    {
      key: 'full-name',
      title: messages.fullName,
      isSortable: true,
      render: (row) => (
        <RecordLink id={row.id}>
          <Person {...row} />
        </RecordLink>
      ),
    },
    { key: 'username', title: messages.username, isSortable: true, render: nameOf },
    { key: 'email', title: messages.email, render: ({ email }) => email ?? shared.dash },
    { key: 'role', title: messages.role, render: ({ role }) => messages[role] },
    { key: 'status', title: messages.status, render: (row) => <AccountStatus {...row} /> },
    {
      key: 'last-login',
      title: messages.lastLogin,
      isSortable: true,
      render: ({ lastLoginAt }) => (lastLoginAt ? formatShortMoment(lastLoginAt) : messages.never),
    },
    actionsColumn(190, (row) => (
      <RowActions onEdit={() => form.edit(row)} onDelete={() => setToDelete(new Map([[row.id, row.username]]))}>
        {(row.hasSecondFactor || row.hasPasskey) && row.id !== ownId && (
          <RowAction
            label={row.hasSecondFactor ? messages.removeFactor : messages.removePasskeys}
            icon={<SafetyOutlined aria-hidden />}
            onClick={() => void removeFactor(row)}
          />
        )}
        <RowAction
          label={messages.resetPassword}
          icon={<KeyOutlined aria-hidden />}
          onClick={() => void resetPassword(row)}
        />
      </RowActions>
    )),
  ];

  const view = useListView('account', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedAccounts} variables={requested} />
        <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => form.add()}>
          {messages.invite}
        </Button>
      </ScreenHead>
      <ListBar state={state} view={view} placeholder={messages.searchIn} total={query.data?.total}>
        <FilterSelect state={state} name="rol" label={messages.role} values={ROLES} texts={messages} />
        <FilterSelect
          state={state}
          name="durum"
          label={messages.status}
          values={STATUSES}
          texts={{ aktif: messages.active, pasif: messages.disabled }}
        />
      </ListBar>
      <SelectionBar selection={selection} onDelete={() => setToDelete(selection.chosen)} />
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
      />
      {form.record ? (
        <AccountForm key={form.key} account={form.record} open={form.isOpen} onClose={form.close} />
      ) : (
        <InviteForm key={form.key} open={form.isOpen} onClose={form.close} onInvited={tell} />
      )}
      <FirstPasswordDialog opened={opened} onClose={() => setOpened(null)} />
      <DeleteAccounts names={toDelete} onClose={() => setToDelete(new Map())} onDeleted={selection.drop} />
    </>
  );
}

/** Name and picture; the picture is served by us, like every other. */
function Person({ fullName, avatarUrl }: AccountRow) {
  const picture = avatarUrl && previewAddress(avatarUrl);
  return (
    <span className="account-person">
      <Avatar size={36} src={picture || undefined} alt="">
        {initialsOf(fullName)}
      </Avatar>
      {fullName}
    </span>
  );
}

const initialsOf = (name: string): string => {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.slice(0, 1) ?? '').join('');
};
