import type { Failure, FailureKind } from '@tedarik/commands';

export type FieldError = Failure['fieldErrors'][number];

/** An expected refusal. `code` is in kebab-case, and the web app has a message for it; `kind` determines the HTTP status. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly kind: FailureKind,
    readonly details?: Record<string, unknown>,
    readonly fieldErrors: FieldError[] = [],
  ) {
    super(code);
    this.name = new.target.name;
  }
}
