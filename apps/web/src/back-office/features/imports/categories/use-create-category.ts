import { CATEGORY } from '@tedarik/fields';
import { nameKey } from '@tedarik/turkish';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useBusinessOptionsQuery } from '../../businesses/api/businesses-api.js';
import { useCreateRecordMutation } from '../../../components/record/record-api.js';
import { importMessages } from '../imports.messages.js';

/** IMP-JSON-25, TXT-19: creates a category; resolves to its name, also if another person created it first, or to null on failure. */
export function useCreateCategory() {
  const messages = useMessages(importMessages);
  const toasts = useToasts();
  const commandIdOf = useCommandId();
  const [create, { isLoading }] = useCreateRecordMutation();
  const { refetch } = useBusinessOptionsQuery();

  async function named(name: string): Promise<string | null> {
    const input = { name };
    const { error } = await create({ of: CATEGORY, input, commandId: commandIdOf(input) });
    if (!error) {
      toasts.succeeded(messages.categoryAdded);
      return name;
    }
    if ((error as Failure).code !== 'name-taken') {
      toasts.refused(messages.categoryFailed);
      return null;
    }
    const { data } = await refetch();
    const there = data?.categories.find((category) => nameKey(category.name) === nameKey(name));
    if (!there) toasts.refused(messages.categoryMissing);
    return there?.name ?? null;
  }
  return { create: named, isCreating: isLoading };
}
