import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { pastSearches } from './past-searches.js';
import type { SuggestionKeys } from './suggestion-list.js';

const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.js')).SuggestionList }));

const FROM_LETTERS = 2;
/** Longest text that a search accepts. */
const LONGEST = 100;

type SearchInputProps = Omit<ComponentProps<'input'>, 'value'> & {
  id: string;
  value: string;
  onTyped: (text: string) => void;
};

/**
 * The text field of a search box. Suggestions, a separate chunk, appear after two typed letters; past searches appear while the field has
 * the focus and is empty.
 */
export function SearchInput({ id, value, onTyped, ...input }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [isTyping, setTyping] = useState(false);
  const [past, setPast] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const listId = `${id}-list`;
  const typed = value.trim();
  const isWanted = typed ? isTyping && typed.length >= FROM_LETTERS : past.length > 0;
  const close = useCallback(() => {
    setTyping(false);
    setPast([]);
    setOpen(false);
    setActive(undefined);
  }, []);

  // Hydration reports neither focus nor input from before it, and the next rendering would remove the text.
  useEffect(() => {
    const before = field.current!.value;
    if (before !== value) onTyped(before);
    if (document.activeElement !== field.current) return;
    setTyping(before !== value);
    setPast(pastSearches());
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && !active) close();
    else if (!keys.current?.press(event.key)) return;
    if (event.key !== 'Enter' || active) event.preventDefault();
  };
  return (
    <>
      <input
        {...input}
        ref={field}
        id={id}
        type="search"
        maxLength={LONGEST}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isWanted && isOpen}
        aria-controls={isWanted ? listId : undefined}
        aria-activedescendant={isWanted ? active : undefined}
        value={value}
        onChange={(event) => {
          setTyping(true);
          setPast(pastSearches());
          onTyped(event.target.value);
        }}
        onFocus={() => setPast(pastSearches())}
        onKeyDown={press}
        onBlur={close}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            text={typed}
            past={past}
            keys={keys}
            onActive={setActive}
            onOpen={setOpen}
            onChosen={close}
          />
        </Suspense>
      )}
    </>
  );
}
