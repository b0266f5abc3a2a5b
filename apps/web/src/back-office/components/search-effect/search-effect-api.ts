import { ManagedSearchEffect } from '../../../lib/graphql/operations.js';
import type { ManagedSearchEffectQuery } from '../../../lib/graphql/types.js';
import { backOfficeApi } from '../../api/back-office-api.js';
import { reads } from '../../api/endpoints.js';

export type Effect = ManagedSearchEffectQuery['managedSearchEffect'];

const effectApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({ searchEffect: build.query(reads(ManagedSearchEffect, 'managedSearchEffect', [])) }),
});

export const { useLazySearchEffectQuery } = effectApi;
