/** A part is not available. `why` gives the reason in one sentence, `wayOut` says what can be done. */
export class StackProblem extends Error {
  constructor(
    readonly part: string,
    readonly why: string,
    readonly wayOut: string,
  ) {
    super(`${part}: ${why} ${wayOut}`);
    this.name = 'StackProblem';
  }
}
