import { useEffect, useState } from 'react';
import { GetSuggestions } from '../../lib/graphql/operations.js';
import type { GetSuggestionsQuery } from '../../lib/graphql/types.js';
import { useServices } from '../../lib/services.js';

const AFTER_TYPING_MS = 150;

type Found = GetSuggestionsQuery['suggestions'];

/** Suggestions for a text, requested when the visitor pauses. Null until they are loaded, or if that fails. */
export function useSuggestions(text: string): Found | null {
  const { query } = useServices();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!text) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      query(GetSuggestions, { q: text }).then(
        ({ suggestions }) => isWanted && setFound(suggestions),
        () => isWanted && setFound(null), // the search box also works without suggestions
      );
    }, AFTER_TYPING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, query]);
  return found;
}
