const WRITE_CONFLICT = 112;

/** True when others kept changing the same record for as long as a transaction has patience: later it may go through. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('Mongo') && 'code' in error && error.code === WRITE_CONFLICT;
}
