import { type FormEvent } from 'react';
import { useNavigate } from '../../../lib/router/router-context.js';
import { Icon } from '../../../components/icon.js';
import { paths, searchPath } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { SearchInput } from '../../suggestions/search-input.js';
import { searchTextSettled, searchTextTyped } from '../../../lib/store/search-text.slice.js';
import { useAppDispatch, useAppSelector } from '../../../lib/store/store.js';
import { homeMessages } from '../home.messages.js';

/** PUB-HOME-02, 03: opens /firma with the trimmed text; does nothing for an empty one. Works as a plain form without JavaScript. */
export function HeroSearch() {
  const messages = useMessages(homeMessages);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const typed = useAppSelector((state) => state.searchText.typed) ?? '';

  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    if (!q) return;
    dispatch(searchTextSettled());
    void navigate(searchPath(q));
  };
  return (
    <div className="search">
      <form role="search" action={paths.businesses} aria-label={messages.searchLabel} onSubmit={search}>
        <Icon name="search" />
        <label className="sr" htmlFor="hero-q">
          {messages.searchLabel}
        </label>
        <SearchInput
          id="hero-q"
          name="q"
          required
          placeholder={messages.searchPlaceholder}
          value={typed}
          onTyped={(text) => dispatch(searchTextTyped(text))}
        />
        <button className="button" type="submit">
          <Icon name="arrow-right" />
          <span className="word">{messages.search}</span>
        </button>
      </form>
    </div>
  );
}
