import { RequestFailed } from '@tedarik/messaging';

/** Returns null if a service replies not-found, so that the page answers 404. */
export async function nullIfNotFound<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'not-found') return null;
    throw error;
  }
}
