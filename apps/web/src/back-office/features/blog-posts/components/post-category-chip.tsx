import { Tag } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { PostRow } from '../api/posts-api.js';
import { blogPostsMessages } from '../blog-posts.messages.js';

/** The category in its own colour, as a dot: words on it have to be readable whatever it is. */
export function PostCategoryChip({ category }: Pick<PostRow, 'category'>) {
  const messages = useMessages(blogPostsMessages);
  if (!category) return <Tag>{messages.noCategory}</Tag>;
  return (
    <Tag style={{ borderColor: category.color }}>
      <span className="colour-dot" style={{ background: category.color }} aria-hidden="true" />
      {category.name}
    </Tag>
  );
}
