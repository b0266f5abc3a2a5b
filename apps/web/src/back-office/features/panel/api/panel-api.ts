import { ManagedPanel, ManagedParts, ManagedWaiting } from '../../../../lib/graphql/operations.js';
import type { ManagedPanelQuery, ManagedPartsQuery, ManagedWaitingQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type Panel = ManagedPanelQuery['managedPanel'];
export type RecentBusiness = Panel['recent'][number];
export type Waiting = ManagedWaitingQuery['managedWaiting'];

const panelApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    panel: build.query<Panel, void>({
      query: () => call(ManagedPanel, {}),
      transformResponse: (answer: ManagedPanelQuery) => answer.managedPanel,
      providesTags: ['Panel', 'Business', 'Category'],
    }),
    waiting: build.query<Waiting, void>({
      query: () => call(ManagedWaiting, {}),
      transformResponse: (answer: ManagedWaitingQuery) => answer.managedWaiting,
      providesTags: ['Panel', 'Submission', 'Review', 'Comment'],
    }),
    parts: build.query<ManagedPartsQuery['managedParts'], void>({
      query: () => call(ManagedParts, {}),
      transformResponse: (answer: ManagedPartsQuery) => answer.managedParts,
      providesTags: ['Panel'],
    }),
  }),
});

export const { usePanelQuery, useWaitingQuery, usePartsQuery } = panelApi;
