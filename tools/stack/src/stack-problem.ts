/** Why a part is not to be had, in one sentence, and in another what can be done about it. */
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
