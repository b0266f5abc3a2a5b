import { useMessages } from '../../../../lib/messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useCancelImportMutation } from '../../import-runs/api/import-runs-api.js';
import { importMessages } from '../imports.messages.js';
import { forgetSettings } from './use-saved-settings.js';

export interface GiveUp {
  now: () => Promise<void>;
  isBusy: boolean;
}

/** Cancels an import before anything was written. */
export function useGiveUp(id: string, onDone: () => void): GiveUp {
  const messages = useMessages(importMessages);
  const toasts = useToasts();
  const [cancel, { isLoading }] = useCancelImportMutation();
  async function now() {
    const { error } = await cancel(id);
    if (error) return void toasts.failed(messages.failedToGiveUp, error);
    forgetSettings(id);
    toasts.succeeded(messages.givenUp);
    onDone();
  }
  return { now, isBusy: isLoading };
}
