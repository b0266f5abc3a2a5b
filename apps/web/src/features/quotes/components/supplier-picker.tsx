import { Icon } from '../../../components/icon.js';
import { Notice } from '../../../components/notice.js';
import { useMessages } from '../../../lib/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { requestingMessages } from '../requesting.messages.js';
import type { Suppliers } from '../use-suppliers.js';

/** Checkboxes for the recipients: all suppliers found are ticked at first. */
export function SupplierPicker({ suppliers }: { suppliers: Suppliers }) {
  const messages = useMessages(requestingMessages);
  // Hydration would tick again what is unticked before.
  const hydrated = useHydrated();
  const { found, chosen, toggle, state, error } = suppliers;
  return (
    <div className="quote-picker" aria-live="polite">
      {state === 'failed' && <Notice tone="bad">{messages.findFailed}</Notice>}
      {state === 'found' && found.length === 0 && <p className="muted">{messages.noneFound}</p>}
      {error && (
        <p className="field bad">
          <span className="error">
            <Icon name="alert" />
            {messages[error]}
          </span>
        </p>
      )}
      {found.length > 0 && (
        <>
          <ul>
            {found.map(({ id, name, city }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={chosen.has(id)} disabled={!hydrated} onChange={() => toggle(id)} />
                  <span>
                    {name}
                    {city && <span className="muted"> {city}</span>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <p className="small muted">{messages.chosen(chosen.size)}</p>
        </>
      )}
    </div>
  );
}
