import { DomainError } from '@tedarik/service-kit';

export const passkeyRefused = () => new DomainError('passkey-refused', 'unprocessable');
export const tooManyPasskeys = () => new DomainError('too-many-passkeys', 'conflict');
export const noPasskey = () => new DomainError('no-passkey', 'conflict');
