import { DomainError } from '@tedarik/service-kit';

/** Nothing can be fetched from an address, or nothing that we accept; `reason` says why. */
export class AddressRefused extends DomainError {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super('address-refused', 'unprocessable', { reason });
    this.cause = cause;
  }
}
