import { DomainError } from '@tedarik/service-kit';

/** A rebuild gave up; the old index is still in place. */
export class RebuildFailed extends DomainError {
  constructor(because: string, ids: string[] = []) {
    super('rebuild-failed', 'unavailable', { because, ids });
    this.message = ['The rebuild failed', because, ...ids].join(': ');
  }
}
