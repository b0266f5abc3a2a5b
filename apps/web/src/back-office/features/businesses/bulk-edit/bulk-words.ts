import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { type BulkChanges, type BulkEdit, type BulkEditRow } from '../api/bulk-edits-api.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { BUSINESS_STATUSES, isStatus } from '../components/status-tag.js';
import { useRefusalWords } from '../components/use-refusal-words.js';
import { bulkEditMessages } from './bulk-edit.messages.js';

export interface BulkOption {
  key: string;
  label: string;
  /** Set if the change needs a record (category or service), which is chosen separately. */
  of?: 'category' | 'service';
  changes: (recordId: string) => BulkChanges;
}

/** The available changes, in groups. */
export function useBulkOptions(): { label: string; options: BulkOption[] }[] {
  const messages = useMessages(managedBusinessMessages);
  const bulk = useMessages(bulkEditMessages);
  return [
    {
      label: messages.status,
      options: BUSINESS_STATUSES.map((status) => ({
        key: status,
        label: messages.makeStatus(messages[status]),
        changes: () => ({ status }),
      })),
    },
    {
      label: messages.flags,
      options: [
        { key: 'verify', label: messages.verify, changes: () => ({ verified: true }) },
        { key: 'unverify', label: messages.unverify, changes: () => ({ verified: false }) },
        { key: 'feature', label: messages.feature, changes: () => ({ featured: true }) },
        { key: 'unfeature', label: messages.unfeature, changes: () => ({ featured: false }) },
      ],
    },
    {
      label: messages.category,
      options: [
        { key: 'to', label: messages.addCategory, of: 'category', changes: (id) => ({ addCategoryId: id }) },
        { key: 'from', label: messages.removeCategory, of: 'category', changes: (id) => ({ removeCategoryId: id }) },
      ],
    },
    {
      label: bulk.service,
      options: [
        { key: 'with', label: bulk.addService, of: 'service', changes: (id) => ({ addServiceAttributeId: id }) },
        {
          key: 'without',
          label: bulk.removeService,
          of: 'service',
          changes: (id) => ({ removeServiceAttributeId: id }),
        },
      ],
    },
  ];
}

/** Describes a bulk edit in words. */
export function useBulkChangeWords(): (edit: Pick<BulkEditRow, 'changes' | 'recordName'>) => string {
  const messages = useMessages(managedBusinessMessages);
  const bulk = useMessages(bulkEditMessages);
  return ({ changes, recordName }) => {
    const { status, verified, featured, addCategoryId, removeCategoryId, addServiceAttributeId } = changes;
    if (status) return messages.makeStatus(isStatus(status) ? messages[status] : status);
    if (verified != null) return verified ? messages.verify : messages.unverify;
    if (featured != null) return featured ? messages.feature : messages.unfeature;
    const ofServices = addServiceAttributeId ? bulk.addService : bulk.removeService;
    const what = addCategoryId ? messages.addCategory : removeCategoryId ? messages.removeCategory : ofServices;
    return bulk.named(what, recordName ?? '');
  };
}

type Values = BulkEdit['examples'][number]['before'];

/** The value of the edited field for one business, in words. */
export function useBulkValueWords({ changes }: Pick<BulkEdit, 'changes'>): (values: Values) => string {
  const messages = useMessages(managedBusinessMessages);
  const { dash } = useMessages(backOfficeMessages);
  const { data: options } = useBusinessOptionsQuery();
  const names = new Map(
    [...(options?.categories ?? []), ...(options?.serviceAttributes ?? [])].map(({ id, name }) => [id, name]),
  );
  const list = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []).join(', ') || dash;
  return ({ status, verified, featured, categoryIds, serviceAttributeIds }) => {
    if (changes.status) return isStatus(status) ? messages[status] : status;
    if (changes.verified != null) return verified ? messages.verified : messages.notVerified;
    if (changes.featured != null) return featured ? messages.featured : messages.notFeatured;
    return list(changes.addCategoryId || changes.removeCategoryId ? categoryIds : serviceAttributeIds);
  };
}

/** Sentences for failure codes of bulk edits and of single businesses. */
export function useBulkRefusals(): Readonly<Record<string, string>> {
  const messages = useMessages(bulkEditMessages);
  return {
    ...useRefusalWords(),
    'too-many-businesses': messages.tooManyBusinesses,
    'too-many-linked': messages.tooManyLinked,
    'bulk-edit-expired': messages.expired,
    'bulk-edit-unfinished': messages.unfinished,
    'bulk-edit-not-found': messages.forgotten,
    unexpected: messages.unexpected,
  };
}
