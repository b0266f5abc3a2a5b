import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { searchTextTyped } from '../../../lib/store/search-text.slice.js';
import { useAppDispatch, useAppSelector } from '../../../lib/store/store.js';
import { SearchInput } from '../../suggestions/search-input.js';
import { businessListMessages } from '../business-list.messages.js';

/** The search field of the list: shows the text of the address until the visitor types. Submitted by Enter or the button. */
export function ListSearch({ q }: { q: string }) {
  const messages = useMessages(businessListMessages);
  const dispatch = useAppDispatch();
  const typed = useAppSelector((state) => state.searchText.typed);
  return (
    <div>
      <label className="title" htmlFor="list-q">
        {messages.search}
      </label>
      <div className="input-with-button">
        <SearchInput
          className="input"
          id="list-q"
          name="q"
          placeholder={messages.searchPlaceholder}
          value={typed ?? q}
          onTyped={(text) => dispatch(searchTextTyped(text))}
        />
        <button type="submit" aria-label={messages.search}>
          <Icon name="search" />
        </button>
      </div>
    </div>
  );
}
