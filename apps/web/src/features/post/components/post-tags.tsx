import { Link } from '../../../lib/router/link.js';
import { blogSearchPath } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { postMessages } from '../post.messages.js';

/** PUB-POST-05: tags as #tag, each linking to a search for it. */
export function PostTags({ tags }: { tags: string[] }) {
  const messages = useMessages(postMessages);
  if (!tags.length) return null;
  return (
    <ul className="tags" aria-label={messages.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={blogSearchPath(tag)}>#{tag}</Link>
        </li>
      ))}
    </ul>
  );
}
