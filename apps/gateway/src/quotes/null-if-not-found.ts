import { RequestFailed } from '@tedarik/messaging';

/** What was found, or null where a service knows of nothing: a page of it answers 404. */
export async function nullIfNotFound<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'not-found') return null;
    throw error;
  }
}
