import { Tag } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { PostRow } from '../api/posts-api.js';
import { blogPostsMessages } from '../blog-posts.messages.js';

/** A category with a dot in its colour. The colour is not used as a background, because the text must be readable on any colour. */
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
