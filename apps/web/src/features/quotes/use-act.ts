import { useState } from 'react';
import { useRevalidator } from '../../lib/router/router-context.js';
import { QueryFailed } from '../../lib/graphql/operation.js';

/** Runs the action of a button, and reloads the page's data whether it succeeds or fails. */
export function useAct(work: () => Promise<unknown>) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<QueryFailed | null>(null);
  async function run() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
    await revalidate();
  }
  return { busy, failure, run: () => void run() };
}
