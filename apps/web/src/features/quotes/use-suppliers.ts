import { QUOTE_LIMITS } from '@tedarik/fields';
import { useState } from 'react';
import { FindQuoteSuppliers } from '../../lib/later/operations.js';
import type { FindQuoteSuppliersQuery } from '../../lib/graphql/types.js';
import { failedBy, useServices } from '../../lib/services.js';
import type { AskedBusiness } from './api/load-quote-form.js';

type Supplier = FindQuoteSuppliersQuery['quoteSuppliers'][number];

export interface SupplierSearch {
  q: string;
  category: string | null;
  city: string | null;
}

/** Who is proposed and who is chosen; the business that one came from is there from the beginning. */
export function useSuppliers(business: AskedBusiness | null) {
  const { query } = useServices();
  const own = business?.hasAddress ? [{ id: business.id, slug: business.slug, name: business.name, city: null }] : [];
  const [found, setFound] = useState<readonly Supplier[]>(own);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(own.map(({ id }) => id)));
  const [state, setState] = useState<'idle' | 'searching' | 'found' | 'failed'>('idle');
  const [error, setError] = useState<'chooseFirms' | 'lookOver' | null>(null);

  /** Adds what is found to those that are ticked; who was unticked stays so. Answers whether anybody can get it. */
  async function find(search: SupplierSearch): Promise<boolean> {
    setState('searching');
    setError(null);
    try {
      const { quoteSuppliers } = await query(FindQuoteSuppliers, search);
      const kept = found.filter(({ id }) => chosen.has(id));
      const others = quoteSuppliers.filter(({ id }) => !chosen.has(id));
      const all = [...kept, ...others].slice(0, QUOTE_LIMITS.recipients);
      const unticked = found.filter(({ id }) => !chosen.has(id));
      setFound(all);
      setChosen(new Set(all.flatMap(({ id }) => (unticked.some((one) => one.id === id) ? [] : id))));
      setState('found');
      return all.length > 0;
    } catch (thrown) {
      failedBy(thrown);
      setState('failed');
      return false;
    }
  }

  function toggle(id: string): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    setError(null);
  }

  return { found, chosen, state, error, setError, find, toggle };
}
export type Suppliers = ReturnType<typeof useSuppliers>;
