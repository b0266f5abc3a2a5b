import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  ApplyBulkEdit,
  DiscardBulkEdit,
  ManagedBulkEdit,
  ManagedBulkEdits,
  PreviewBulkEdit,
  UndoBulkEdit,
} from '../../../../lib/graphql/operations.js';
import type {
  ManagedBulkEditQuery,
  ManagedBulkEditsQuery,
  PreviewBulkEditMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, reads, writes } from '../../../api/endpoints.js';
import { TOUCHED } from './businesses-api.js';

export type BulkEdit = ManagedBulkEditQuery['managedBulkEdit'];
export type BulkEditRow = ManagedBulkEditsQuery['managedBulkEdits']['items'][number];
export type BulkChanges = PreviewBulkEditMutationVariables['changes'];
/** The businesses that a bulk edit affects. */
export type BulkChoice = Omit<PreviewBulkEditMutationVariables, 'changes'>;

const bulkEditsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    bulkEdit: build.query(reads(ManagedBulkEdit, 'managedBulkEdit', ['BulkEdit'], byId)),
    bulkEdits: build.query(reads(ManagedBulkEdits, 'managedBulkEdits', ['BulkEdit'])),
    previewBulkEdit: build.mutation(writes(PreviewBulkEdit, 'previewBulkEdit', [])),
    applyBulkEdit: build.mutation(writes(ApplyBulkEdit, 'applyBulkEdit', ['BulkEdit'], byId)),
    discardBulkEdit: build.mutation(writes(DiscardBulkEdit, 'discardBulkEdit', [], byId)),
    undoBulkEdit: build.mutation(writes(UndoBulkEdit, 'undoBulkEdit', ['BulkEdit'], byId)),
  }),
});

export const {
  useBulkEditsQuery,
  usePreviewBulkEditMutation,
  useApplyBulkEditMutation,
  useDiscardBulkEditMutation,
  useUndoBulkEditMutation,
} = bulkEditsApi;

const { bulkEdit } = bulkEditsApi.endpoints;
const LOOK_MS = 1_000;

export const isBulkEditRunning = ({ state }: Pick<BulkEditRow, 'state'>): boolean =>
  state === 'applying' || state === 'undoing';

/** One bulk edit, refetched every second while it is running. */
export function useBulkEdit(id: string | null) {
  const argument = id ?? skipToken;
  const { data } = bulkEdit.useQueryState(argument);
  return bulkEdit.useQuery(argument, {
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    pollingInterval: data && isBulkEditRunning(data) ? LOOK_MS : 0,
  });
}

/** Invalidates all lists that show businesses, after a bulk edit has finished. */
export const businessesEdited = () => backOfficeApi.util.invalidateTags([...TOUCHED]);
