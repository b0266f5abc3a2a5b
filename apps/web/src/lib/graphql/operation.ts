/** A known query or mutation: its name and the beginning of the SHA-256 of its text. `types` exists only for the compiler. */
export interface Operation<Answer, Variables> {
  name: string;
  sha256: string;
  types?: (variables: Variables) => Answer;
}

/** Runs a known query or mutation; throws QueryFailed if there is no complete reply. */
export type RunQuery = <Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
) => Promise<Answer>;

/** A refused field with the error code. */
export interface FieldError {
  field: string;
  code: string;
}

/** There was no complete reply. `traceId` identifies the request in the logs; null if it never reached a server. */
export class QueryFailed extends Error {
  constructor(
    readonly kind: string,
    readonly code: string,
    readonly traceId: string | null,
    readonly fieldErrors: readonly FieldError[] = [],
  ) {
    super(code);
    this.name = 'QueryFailed';
  }

  /** The same failure with the names that the fields have in a form. */
  withFields(toForm: (refused: FieldError) => FieldError): QueryFailed {
    return new QueryFailed(this.kind, this.code, this.traceId, this.fieldErrors.map(toForm));
  }
}
