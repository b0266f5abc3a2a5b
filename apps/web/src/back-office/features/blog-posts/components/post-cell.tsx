import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { postTrade } from '../../../../components/post-trade.js';
import { drawings, pictureAddress } from '../../../../config/paths.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import type { PostRow } from '../api/posts-api.js';
import { blogPostsMessages } from '../blog-posts.messages.js';
import { PostCategoryChip } from './post-category-chip.js';

/** The list cell of a post: picture, title, featured tag, excerpt and category. */
export function PostCell({ post }: { post: PostRow }) {
  const messages = useMessages(blogPostsMessages);
  return (
    <div className="post-cell">
      <img src={pictureOf(post)} alt="" width="64" height="40" loading="lazy" />
      <div>
        <Link to={backOfficePaths.editPost(post.id)}>{post.title}</Link>{' '}
        {post.isFeatured && <Tag className="featured-tag">{messages.featured}</Tag>}
        {post.excerpt && <p>{post.excerpt}</p>}
        <PostCategoryChip category={post.category} />
      </div>
    </div>
  );
}

/** The picture that readers see: without one, a drawing that fits the title. */
const pictureOf = ({ featuredImageUrl, slug, title }: PostRow): string =>
  featuredImageUrl ? pictureAddress(featuredImageUrl, 160) : drawings.cover(postTrade({ title }), slug);
