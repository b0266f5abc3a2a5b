import { backOfficeApi } from '../../api/back-office-api.js';
import { overHttp } from '../../api/http-endpoints.js';

const CONFIRMATION = '/auth/back-office/confirmation';

export const { useLazyIsConfirmedQuery, useConfirmPasswordMutation } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    isConfirmed: build.query(overHttp<{ isConfirmed: boolean } | null>(CONFIRMATION)),
    confirmPassword: build.mutation(overHttp<null, { password: string }>(CONFIRMATION)),
  }),
});
