import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from '../../lib/router/router-context.js';
import { componentMessages } from '../../components/components.messages.js';
import { Drawing } from '../../components/drawing.js';
import { Icon } from '../../components/icon.js';
import { drawings } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { MarkedName } from './marked-name.js';
import { forgetSearches } from './past-searches.js';
import { pastGroups, suggestionGroups } from './suggestion-groups.js';
import { suggestionMessages } from './suggestions.messages.js';
import { useSuggestions } from './use-suggestions.js';

/** In pixels: the list fits above the fold, but always shows a few options. */
const [TALLEST, SHORTEST, GAP] = [384, 180, 12];

/** Handles keys that were pressed in the search box; returns true if the list has used the key. */
export interface SuggestionKeys {
  press(key: string): boolean;
}

interface SuggestionListProps {
  /** Id of the list, and prefix of the options' ids. */
  id: string;
  text: string;
  /** Past searches, shown while there is no text. */
  past: readonly string[];
  keys: RefObject<SuggestionKeys | null>;
  /** Called with the id of the active option for aria-activedescendant; undefined if none is active. */
  onActive: (id: string | undefined) => void;
  /** Called with whether the list has any options. */
  onOpen: (isOpen: boolean) => void;
  onChosen: () => void;
}

/** The list below a search box, operated with arrow keys, Enter, Escape and the mouse; the number of results is announced. */
export function SuggestionList({ id, text, past, keys, onActive, onOpen, onChosen }: SuggestionListProps) {
  const words = { ...useMessages(suggestionMessages), businessCount: useMessages(componentMessages).businessCount };
  const navigate = useNavigate();
  const suggested = useSuggestions(text);
  const found = text ? suggested : past;
  const groups = text ? (suggested ? suggestionGroups(suggested, words) : []) : pastGroups(past, words);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  // The chosen index is valid only for the options among which it was chosen.
  const [chosen, setChosen] = useState({ among: found as unknown, index: -1 });
  const active = chosen.among === found ? chosen.index : -1;
  const isOpen = all.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const move = (index: number) => {
    setChosen({ among: found, index });
    onActive(index < 0 ? undefined : optionId(index));
  };
  const choose = (index: number) => {
    onChosen();
    const { path } = all[index]!;
    if (path) void navigate(path);
    else forgetSearches();
  };
  useImperativeHandle(keys, () => ({
    press(key) {
      if (!isOpen) return false;
      const count = all.length;
      // One position more than there are options: the search box itself, without a chosen option.
      if (key === 'ArrowDown') move(active + 1 >= count ? -1 : active + 1);
      else if (key === 'ArrowUp') move(active < 0 ? count - 1 : active - 1);
      else if (key === 'Enter' && active >= 0) choose(active);
      else return false;
      return true;
    },
  }));
  // A layout effect, because running after the first key press would undo the choice of the first arrow.
  useLayoutEffect(() => {
    onActive(undefined);
    onOpen(isOpen);
  }, [found, isOpen, onActive, onOpen]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, id]);

  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current || !isOpen) return;
    const room = window.innerHeight - box.current.getBoundingClientRect().top - GAP;
    box.current.style.maxHeight = `${Math.min(TALLEST, Math.max(SHORTEST, room))}px`;
  }, [found, isOpen]);

  return (
    <>
      <p className={found && !isOpen ? 'suggest nothing' : 'sr'} role="status">
        {found && !isOpen && <Drawing src={drawings.plate('diger')} width={52} height={52} />}
        {found && (isOpen ? words.count(all.length) : words.none)}
      </p>
      <div ref={box} className="suggest" id={id} role="listbox" aria-label={words.label} hidden={!isOpen}>
        {groups.map(({ title, suggestions }) => (
          <div key={title} role="group" aria-label={title}>
            <div className="group" aria-hidden="true">
              {title}
            </div>
            {suggestions.map((suggestion) => {
              const { path, name, detail, image } = suggestion;
              const at = all.indexOf(suggestion);
              return (
                <div
                  key={path ?? name}
                  id={optionId(at)}
                  role="option"
                  // the same text as shown, but as whole words: the mark element would split the name for screen readers
                  aria-label={[name, detail].filter(Boolean).join(', ')}
                  aria-selected={at === active}
                  // keeps the focus in the box, because losing it would close the list before the click is complete
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(at)}
                >
                  {image ? <Drawing src={image} width={36} height={36} /> : <Icon name={path ? 'search' : 'close'} />}
                  <MarkedName name={name} typed={text} />
                  {detail && <span className="sr">, </span>}
                  <span className="tiny">{detail}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
