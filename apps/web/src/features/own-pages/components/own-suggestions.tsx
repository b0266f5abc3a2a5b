import { useRef } from 'react';
import { formatDate } from '@tedarik/turkish';
import { isField, fieldOf } from '@tedarik/fields';
import type { OwnPage } from '../own-page-values.js';
import { WithdrawSuggestion } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useSite } from '../../../lib/site.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { inWords } from '../../../lib/written-value.js';
import { ownPagesMessages } from '../own-pages.messages.js';

type Suggestion = OwnPage['suggestions'][number];

interface OwnSuggestionsProps {
  suggestions: readonly Suggestion[];
  onChange: () => void;
}

/** The owner's changes that wait for review, and recent decisions. */
export function OwnSuggestions({ suggestions, onChange }: OwnSuggestionsProps) {
  const messages = useMessages(ownPagesMessages);
  const withdraw = useWithdrawal(onChange);
  if (suggestions.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="own-suggestions">
      <h2 id="own-suggestions">{messages.waitingTitle}</h2>
      <ul className="own-suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id}>
            <p>
              <strong>{messages[STATUS_WORDS[suggestion.status] ?? 'waits']}</strong>{' '}
              <span className="muted small">{formatDate(suggestion.decidedAt ?? suggestion.createdAt)}</span>
            </p>
            <Changes suggestion={suggestion} />
            {suggestion.rejection && <p>{messages.because(suggestion.rejection)}</p>}
            {suggestion.status === 'pending' && (
              <button className="button outline small" type="button" onClick={() => void withdraw(suggestion.id)}>
                {messages.withdraw}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATUS_WORDS: Readonly<Record<string, 'waits' | 'accepted' | 'partly' | 'refused'>> = {
  pending: 'waits',
  accepted: 'accepted',
  partly: 'partly',
  rejected: 'refused',
};

function Changes({ suggestion: { changes, status } }: { suggestion: Suggestion }) {
  const messages = useMessages(ownPagesMessages);
  const { locale } = useSite();
  const partNames: Readonly<Record<string, string>> = {
    name: messages.name,
    categoryIds: messages.categories,
    headquarters: messages.address,
    certificates: messages.certificates,
  };
  const nameOf = (part: string) => (isField(part) ? fieldOf(part).label[locale] : (partNames[part] ?? part));
  return (
    <dl>
      {changes.map(({ part, seen, suggested, isAccepted }) => (
        <div key={part}>
          <dt>{nameOf(part)}</dt>
          <dd>
            <del>{inWords(seen) || messages.empty}</del> → <ins>{inWords(suggested) || messages.empty}</ins>
            {status === 'partly' && !isAccepted && <span className="muted"> {messages.partRefused}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useWithdrawal(onChange: () => void) {
  const messages = useMessages(ownPagesMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  /** Until the list is reloaded, ignores clicks on a suggestion that is being or was withdrawn. */
  const begun = useRef(new Set<string>());
  return async (id: string) => {
    if (begun.current.has(id)) return;
    begun.current.add(id);
    try {
      await query(WithdrawSuggestion, { id });
      dispatch(toastRaised({ tone: 'ok', title: messages.withdrawn }));
    } catch {
      begun.current.delete(id);
      dispatch(toastRaised({ tone: 'bad', title: messages.notWithdrawn }));
    }
    onChange();
  };
}
