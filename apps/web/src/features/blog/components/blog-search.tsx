import type { FormEvent } from 'react';
import { useNavigate } from '../../../lib/router/router-context.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { blogAddress, type BlogQuery } from '../blog-query.js';
import { blogMessages } from '../blog.messages.js';

/**
 * PUB-BLOG-03, 13: submitted by Enter or the button; keeps the category and returns to page 1. Works as a plain form without JavaScript.
 */
export function BlogSearch({ query: { category, search } }: { query: BlogQuery }) {
  const messages = useMessages(blogMessages);
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { search: typed } = Object.fromEntries(new FormData(event.currentTarget)) as { search: string };
    void navigate(blogAddress({ category, search: typed.trim() }), { preventScrollReset: true });
  };
  return (
    <form
      className="search-row"
      role="search"
      action={paths.blog}
      aria-label={messages.searchLabel}
      onSubmit={onSubmit}
    >
      <Icon name="search" />
      <label className="sr" htmlFor="blog-search">
        {messages.searchLabel}
      </label>
      <input
        id="blog-search"
        name="search"
        type="search"
        autoComplete="off"
        maxLength={100}
        placeholder={messages.searchLabel}
        defaultValue={search}
      />
      {category && <input type="hidden" name="category" value={category} />}
      <button className="button" type="submit">
        {messages.search}
      </button>
    </form>
  );
}
