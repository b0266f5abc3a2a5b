import { useEffect, useState } from 'react';
import { GetMe } from '../../lib/later/operations.js';
import { failedBy, useServices } from '../../lib/services.js';
import { useSession } from '../../lib/store/session.slice.js';

interface OwnContact {
  name: string;
  email: string;
}

/**
 * Contact data from the account of a signed-in buyer, so that it need not be typed; the account's own address needs no confirmation by
 * mail.
 */
export function useOwnContact(): OwnContact | null {
  const { query } = useServices();
  const accountId = useSession().visitor?.id;
  const [contact, setContact] = useState<OwnContact | null>(null);
  useEffect(() => {
    if (!accountId) return;
    // If it cannot be loaded, the fields stay empty.
    query(GetMe, {}).then(({ me }) => setContact(me ?? null), failedBy);
  }, [accountId, query]);
  return contact;
}
