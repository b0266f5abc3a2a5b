import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { pictureAddress } from '../../../../config/paths.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../app/back-office-paths.js';
import type { PostRow } from '../api/posts-api.js';
import { blogPostsMessages } from '../blog-posts.messages.js';
import { PostCategoryChip } from './post-category-chip.js';

/** A post as the list names it: picture, title, what is put forward, excerpt and category. */
export function PostCell({ post }: { post: PostRow }) {
  const messages = useMessages(blogPostsMessages);
  return (
    <div className="post-cell">
      {post.featuredImageUrl ? (
        <img src={pictureAddress(post.featuredImageUrl, 160)} alt="" width="64" height="40" loading="lazy" />
      ) : (
        <span className="post-cell-nothing" aria-hidden="true" />
      )}
      <div>
        <Link to={backOfficePaths.editPost(post.id)}>{post.title}</Link>{' '}
        {post.isFeatured && <Tag className="featured-tag">{messages.featured}</Tag>}
        {post.excerpt && <p>{post.excerpt}</p>}
        <PostCategoryChip category={post.category} />
      </div>
    </div>
  );
}
