import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { backOfficeApi } from '../../api/back-office-api.js';
import { overHttp } from '../../api/http-endpoints.js';

const CONFIRMATION = '/auth/back-office/confirmation';

export const {
  useLazyIsConfirmedQuery,
  useConfirmPasswordMutation,
  useOfferPasskeyConfirmationMutation,
  useConfirmPasskeyMutation,
} = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    isConfirmed: build.query(overHttp<{ isConfirmed: boolean } | null>(CONFIRMATION)),
    confirmPassword: build.mutation(overHttp<null, { password: string }>(CONFIRMATION)),
    offerPasskeyConfirmation: build.mutation(
      overHttp<{ options: PublicKeyCredentialRequestOptionsJSON }, object>(`${CONFIRMATION}/passkey/options`),
    ),
    confirmPasskey: build.mutation(overHttp<null, { passkey: AuthenticationResponseJSON }>(`${CONFIRMATION}/passkey`)),
  }),
});
