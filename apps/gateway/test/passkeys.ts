/** A passkey that the stand-in of identity takes: what it says is not looked at here. */
const CREDENTIAL = { id: 'a-passkey', rawId: 'a-passkey', type: 'public-key' as const, clientExtensionResults: {} };

export const CREATED_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'abc', attestationObject: 'abc', transports: ['internal'] },
};

export const USED_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc', userHandle: 'abc' },
};
