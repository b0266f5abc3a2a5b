import { QUOTE_LIMITS } from '@tedarik/fields';
import { useRef, useState } from 'react';
import { FindQuoteSuppliers } from '../../lib/later/operations.js';
import type { FindQuoteSuppliersQuery } from '../../lib/graphql/types.js';
import { failedBy, useServices } from '../../lib/services.js';
import type { AskedBusiness } from './api/load-quote-form.js';

type Supplier = FindQuoteSuppliersQuery['quoteSuppliers'][number];

interface Proposed {
  found: readonly Supplier[];
  /** Unticked ids, including suppliers that a later search does not find. */
  unticked: ReadonlySet<string>;
}

export interface SupplierSearch {
  q: string;
  category: string | null;
  city: string | null;
}

/** The suggested and chosen suppliers; the business whose page led here is included from the start. */
export function useSuppliers(business: AskedBusiness | null) {
  const { query } = useServices();
  const own = business?.hasAddress ? [business] : [];
  const [proposed, setProposed] = useState<Proposed>({ found: own, unticked: new Set() });
  const [state, setState] = useState<'idle' | 'searching' | 'found' | 'failed'>('idle');
  const [error, setError] = useState<'chooseFirms' | 'lookOver' | null>(null);
  const { found, unticked } = proposed;
  const chosen: ReadonlySet<string> = new Set(found.flatMap(({ id }) => (unticked.has(id) ? [] : id)));
  /** Number of the latest search; replies to earlier ones are ignored. */
  const last = useRef(0);

  /** Adds the suppliers found to the ticked ones; unticked ones stay unticked. Resolves with false if nobody can receive the request. */
  async function find(search: SupplierSearch): Promise<boolean> {
    const number = ++last.current;
    setState('searching');
    setError(null);
    try {
      const { quoteSuppliers } = await query(FindQuoteSuppliers, search);
      if (number !== last.current) return false;
      setProposed((before) => withFound(before, quoteSuppliers));
      setState('found');
      return chosen.size > 0 || quoteSuppliers.length > 0;
    } catch (thrown) {
      failedBy(thrown);
      if (number === last.current) setState('failed');
      return false;
    }
  }

  function toggle(id: string): void {
    setProposed((before) => {
      const next = new Set(before.unticked);
      if (!next.delete(id)) next.add(id);
      return { ...before, unticked: next };
    });
    setError(null);
  }

  return { found, chosen, state, error, setError, find, toggle };
}
export type Suppliers = ReturnType<typeof useSuppliers>;

function withFound({ found, unticked }: Proposed, suppliers: readonly Supplier[]): Proposed {
  const kept = found.filter(({ id }) => !unticked.has(id));
  const others = suppliers.filter(({ id }) => !kept.some((one) => one.id === id));
  return { found: [...kept, ...others].slice(0, QUOTE_LIMITS.recipients), unticked };
}
