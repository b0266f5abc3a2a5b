/** A sentence for the operator, without a stack trace. */
export class BackupProblem extends Error {}
