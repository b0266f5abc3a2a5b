import { Select } from 'antd';
import { dayInIstanbul } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { foldedSearch, labelOr } from '../../../components/form/choices.js';
import type { ListState } from '../../../components/list/use-list-state.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { ImportChip } from './import-chip.js';
import { BUSINESS_STATUSES } from './status-tag.js';

/** Names of the filters' parameters in the address. */
export const BUSINESS_FILTERS = ['durum', 'isaret', 'kategori', 'sehir', 'aktarim'] as const;
export type BusinessFilterState = ListState<(typeof BUSINESS_FILTERS)[number]>;

/** Value for "without a category" and "without a location" in the address. */
export const NONE_AT_ALL = 'yok';
const ENDING = 'belgesi-bitecek';
const ENDING_WITHIN_DAYS = 30;

/** GEN-10: filters for status, flags, category and city, and orders that no column offers; K17: a filter for an import. */
export function BusinessFilters({ state }: { state: BusinessFilterState }) {
  const messages = useMessages(managedBusinessMessages);
  const { gone } = useMessages(backOfficeMessages);
  const { data: options } = useBusinessOptionsQuery();
  const { sort, descending } = state.list;
  const filter = (name: (typeof BUSINESS_FILTERS)[number]) => ({
    className: 'business-filter',
    allowClear: true,
    value: state.filters[name] || null,
    onChange: (value?: string | null) => state.filter(name, value ?? ''),
  });
  return (
    <>
      <Select
        {...filter('durum')}
        aria-label={messages.status}
        placeholder={messages.allStatuses}
        options={BUSINESS_STATUSES.map((status) => ({ value: status, label: messages[status] }))}
      />
      <Select
        {...filter('isaret')}
        aria-label={messages.flags}
        placeholder={messages.allFlags}
        options={[
          { value: 'verified', label: messages.verified },
          { value: 'not-verified', label: messages.notVerified },
          { value: 'featured', label: messages.featured },
          { value: 'not-featured', label: messages.notFeatured },
          { value: ENDING, label: messages.certificateEnding },
        ]}
      />
      <Select
        {...filter('kategori')}
        aria-label={messages.category}
        placeholder={messages.allCategories}
        showSearch={foldedSearch}
        {...labelOr(options ? gone : '')}
        options={[
          { value: NONE_AT_ALL, label: messages.uncategorised },
          ...(options?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        {...filter('sehir')}
        aria-label={messages.city}
        placeholder={messages.allCities}
        showSearch={foldedSearch}
        {...labelOr(options ? gone : '')}
        options={[
          { value: NONE_AT_ALL, label: messages.withoutLocation },
          ...(options?.cities ?? []).map(({ key, name }) => ({ value: key, label: name })),
        ]}
      />
      <Select
        className="business-filter"
        aria-label={messages.order}
        value={`${descending ? '-' : ''}${sort}`}
        options={[
          { value: '-newest', label: messages.orderNewest },
          { value: '-updated', label: messages.orderUpdated },
          { value: 'name', label: messages.orderName },
          { value: '-name', label: messages.orderNameDown },
          { value: '-rating', label: messages.orderRating },
        ]}
        onChange={(order: string) => state.sortBy(order.replace(/^-/, ''), order.startsWith('-'))}
      />
      {state.filters.aktarim && <ImportChip id={state.filters.aktarim} onRemove={() => state.filter('aktarim', '')} />}
    </>
  );
}

/** Filters of the list for pending tasks. */
export const TO_DO = {
  uncategorised: { kategori: NONE_AT_ALL },
  withoutLocation: { sehir: NONE_AT_ALL },
  pending: { durum: 'pending' },
  certificateEnding: { isaret: ENDING },
} as const satisfies Record<string, Partial<BusinessFilterState['filters']>>;

/** Converts the filters of the address to those of the request. */
export function requestedFilter({ durum, isaret, kategori, sehir, aktarim }: Partial<BusinessFilterState['filters']>) {
  return {
    status: durum || null,
    verified: flagOf('verified', isaret),
    featured: flagOf('featured', isaret),
    categoryId: kategori && kategori !== NONE_AT_ALL ? kategori : null,
    isWithoutCategory: kategori === NONE_AT_ALL,
    cityKey: sehir && sehir !== NONE_AT_ALL ? sehir : null,
    ...(sehir === NONE_AT_ALL && { isWithoutLocation: true }),
    ...(aktarim && { importId: aktarim }),
    ...(isaret === ENDING && { certificateEnds: { from: dayIn(0), by: dayIn(ENDING_WITHIN_DAYS) } }),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number): string => dayInIstanbul(Date.now() + days * DAY_MS);

const flagOf = (flag: string, chosen: string | undefined): boolean | null =>
  chosen === flag ? true : chosen === `not-${flag}` ? false : null;
