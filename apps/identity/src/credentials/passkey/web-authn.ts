import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { CreatedPasskey, UsedPasskey } from '@tedarik/commands';
import type { z } from 'zod';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.js';
import type { Passkey } from './passkey.js';

/** The future owner of a passkey. */
interface Holder {
  id: string;
  username: string;
  fullName: string;
}
type NewKey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** EdDSA, ES256 and RS256 (COSE): the algorithms of common authenticators. */
const ALGORITHMS = [-8, -7, -257];
/** Time to confirm on the authenticator, e.g. with a fingerprint. */
const TIMEOUT_MS = 5 * 60_000;

/**
 * WebAuthn for this site. The authenticator must verify the user, and stores the passkey as discoverable, so that no user name is needed to
 * sign in.
 */
@Injectable()
export class WebAuthn {
  private readonly log = new Logger(WebAuthn.name);
  private readonly name: string;
  private readonly host: string;
  private readonly origin: string;

  constructor(@Inject(IDENTITY_CONFIG) { BRAND_NAME, PUBLIC_URL }: Pick<IdentityConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    const { hostname, origin } = new URL(PUBLIC_URL);
    [this.name, this.host, this.origin] = [BRAND_NAME, hostname, origin];
  }

  /** Options for `navigator.credentials.create`. An authenticator with one of the `known` passkeys does not create another. */
  creation({ id, username, fullName }: Holder, known: Passkey[]): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return generateRegistrationOptions({
      rpName: this.name,
      rpID: this.host,
      userName: username,
      userDisplayName: fullName,
      userID: new TextEncoder().encode(id),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Options for `navigator.credentials.get`, with the allowed passkeys or any passkey of this site. */
  request(allowed: Passkey[] = []): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.host,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: allowed.map(({ id, transports }) => ({ id, transports })),
    });
  }

  /** Returns the new passkey; null if it was not created for this site and challenge, or without user verification. */
  async created(expectedChallenge: string, response: z.infer<typeof CreatedPasskey>): Promise<NewKey | null> {
    const { registrationInfo } = await this.unlessRefused(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
        ...this.expected,
      }),
    );
    if (!registrationInfo) return null;
    const { credential, credentialDeviceType } = registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      isSynced: credentialDeviceType === 'multiDevice',
    };
  }

  /** Returns the passkey after this use; null if the signature is invalid or the counter went back. */
  async used(
    expectedChallenge: string,
    response: z.infer<typeof UsedPasskey>,
    passkey: Passkey,
  ): Promise<Passkey | null> {
    const { id, publicKey, counter, transports } = passkey;
    const credential = { id, counter, transports, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) };
    const { verified, authenticationInfo } = await this.unlessRefused(() =>
      verifyAuthenticationResponse({ response, expectedChallenge, credential, ...this.expected }),
    );
    return verified && authenticationInfo ? { ...passkey, counter: authenticationInfo.newCounter } : null;
  }

  private get expected() {
    return { expectedOrigin: this.origin, expectedRPID: this.host, requireUserVerification: true };
  }

  /** The library throws with a reason when a check fails; this is logged. */
  private async unlessRefused<Verified extends { verified: boolean }>(
    verify: () => Promise<Verified>,
  ): Promise<Partial<Verified>> {
    try {
      return await verify();
    } catch (error) {
      this.log.log({ msg: 'Passkey refused', why: (error as Error).message });
      return {};
    }
  }
}
