import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

interface Circumstances {
  origin?: string;
  /** False simulates an authenticator without user verification. */
  knowsUser?: boolean;
  /** The signature counter. */
  counter?: number;
}

/** A simulated authenticator (WebAuthn Level 3) with one passkey (ES256, no attestation), and the browser's replies at `site`. */
export function anAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const id = base64url(credential);

  const clientData = (type: string, challenge: string, { origin = site }: Circumstances) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (
    flags: number,
    { knowsUser = true, counter = 0 }: Circumstances,
    key = Buffer.alloc(0),
  ) => {
    const [flag, signs] = [Buffer.alloc(1), Buffer.alloc(4)];
    flag.writeUInt8(flags | USER_PRESENT | (knowsUser ? USER_VERIFIED : 0));
    signs.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(site).hostname), flag, signs, key]);
  };

  return {
    id,
    create({ challenge }: { challenge: string }, about: Circumstances = {}) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credential, isoCBOR.encode(cose)]);
      const authData = new Uint8Array(authenticatorData(HAS_KEY, about, key));
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, about)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    get({ challenge }: { challenge: string }, about: Circumstances = {}) {
      const data = clientData('webauthn.get', challenge, about);
      const signed = authenticatorData(0, about);
      return {
        ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(signed),
          signature: base64url(sign('sha256', Buffer.concat([signed, sha256(data)]), privateKey)),
        },
      };
    },
  };
}
