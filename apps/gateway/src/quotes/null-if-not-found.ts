import { RequestFailed } from '@tedarik/messaging';

/** Returns null if a service knows nothing of a link, or refuses it as too long to be one, so that the page answers 404. */
export async function nullIfNotFound<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof RequestFailed && ['not-found', 'invalid'].includes(error.failure.kind)) return null;
    throw error;
  }
}
