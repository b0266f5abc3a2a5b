import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { overHttp } from '../../../api/http-endpoints.js';

const SESSIONS = '/auth/back-office/sessions';
const PASSKEYS = '/auth/back-office/passkeys';
const FACTOR = '/auth/back-office/second-factor';

export interface SecondFactor {
  /** Null without a second factor. */
  since: string | null;
  recoveryCodesLeft: number;
}
export interface Offer {
  key: string;
  uri: string;
}
export interface Passkey {
  id: string;
  name: string;
  /** True if the passkey is synchronised across devices. */
  isSynced: boolean;
  addedAt: string;
  lastUsedAt: string | null;
}
export interface OwnSession {
  id: string;
  isThis: boolean;
  begunAt: string;
  lastUsedAt: string;
  /** Missing in sessions that began before it was recorded. */
  address?: string;
  browser?: string | null;
  system?: string | null;
}
interface RecoveryCodes {
  recoveryCodes: string[];
}

/** A mutation that also invalidates lists showing the account. */
const changing = <Answer, Body extends object>(path: string) => ({
  ...overHttp<Answer, Body>(path),
  invalidatesTags: ['OwnAccount', 'Account', 'Audit'] as const,
});

const ownAccountApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query({ ...overHttp<SecondFactor>(FACTOR), providesTags: ['OwnAccount'] }),
    offerSecondFactor: build.mutation(overHttp<Offer, { password: string }>(`${FACTOR}/offer`)),
    confirmSecondFactor: build.mutation(changing<RecoveryCodes, { code: string }>(`${FACTOR}/confirm`)),
    renewRecoveryCodes: build.mutation(changing<RecoveryCodes, { code: string }>(`${FACTOR}/recovery-codes`)),
    removeSecondFactor: build.mutation(changing<null, { password: string; code: string }>(`${FACTOR}/remove`)),
    passkeys: build.query({ ...overHttp<{ passkeys: Passkey[] }>(PASSKEYS), providesTags: ['OwnAccount'] }),
    offerPasskey: build.mutation(
      overHttp<{ options: PublicKeyCredentialCreationOptionsJSON }, { password: string }>(`${PASSKEYS}/offer`),
    ),
    addPasskey: build.mutation(changing<null, { name: string; passkey: RegistrationResponseJSON }>(`${PASSKEYS}/add`)),
    removePasskey: build.mutation(changing<null, { id: string; password: string }>(`${PASSKEYS}/remove`)),
    ownSessions: build.query({ ...overHttp<{ sessions: OwnSession[] }>(SESSIONS), providesTags: ['OwnAccount'] }),
    endSession: build.mutation(changing<null, { id: string }>(`${SESSIONS}/end`)),
    endOtherSessions: build.mutation(changing<null, object>(`${SESSIONS}/end-others`)),
  }),
});

export const {
  useSecondFactorQuery,
  useOfferSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  usePasskeysQuery,
  useOfferPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useOwnSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = ownAccountApi;
