/** A passkey that the identity stand-in accepts without verifying it. */
const CREDENTIAL = { id: 'a-passkey', rawId: 'a-passkey', type: 'public-key' as const, clientExtensionResults: {} };

export const CREATED_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'abc', attestationObject: 'abc', transports: ['internal'] },
};

export const USED_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc', userHandle: 'abc' },
};
