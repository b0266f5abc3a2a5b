import { ManagedDailyGraphs, ManagedPanel, ManagedParts, ManagedWaiting } from '../../../../lib/graphql/operations.js';
import type { ManagedDailyGraphsQuery, ManagedPanelQuery, ManagedWaitingQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { nothing, reads } from '../../../api/endpoints.js';

export type Panel = ManagedPanelQuery['managedPanel'];
export type RecentBusiness = Panel['recent'][number];
export type DailyGraph = ManagedDailyGraphsQuery['managedDailyGraphs']['graphs'][number];
export type Waiting = ManagedWaitingQuery['managedWaiting'];

const panelApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    panel: build.query(reads(ManagedPanel, 'managedPanel', ['Panel', 'Business', 'Category'], nothing)),
    waiting: build.query(
      reads(ManagedWaiting, 'managedWaiting', ['Panel', 'Submission', 'Claim', 'Review', 'Comment'], nothing),
    ),
    dailyGraphs: build.query(reads(ManagedDailyGraphs, 'managedDailyGraphs', ['Panel'], nothing)),
    parts: build.query(reads(ManagedParts, 'managedParts', ['Panel'], nothing)),
  }),
});

export const { useDailyGraphsQuery, usePanelQuery, useWaitingQuery, usePartsQuery } = panelApi;
