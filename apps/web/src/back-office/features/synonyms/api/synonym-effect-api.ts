import { ManagedSynonymEffect } from '../../../../lib/graphql/operations.js';
import type { ManagedSynonymEffectQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { reads } from '../../../api/endpoints.js';

export type Effect = ManagedSynonymEffectQuery['managedSynonymEffect'];

const effectApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({ synonymEffect: build.query(reads(ManagedSynonymEffect, 'managedSynonymEffect', [])) }),
});

export const { useLazySynonymEffectQuery } = effectApi;
