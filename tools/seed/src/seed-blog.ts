import {
  AddComment,
  ApproveComment,
  EnsureBlogCategories,
  GetPostBySlug,
  ListPosts,
  type PostInput,
  SavePost,
} from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import { blogSlug } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import type { BlogSample } from './samples/blog/blog-sample.js';
import { BLOG_CATEGORIES, BLOG_POSTS } from './samples/blog.js';

const NOTICE_VERSION = '2026-11-21';

/** Writes the sample posts with their comments. Existing ones are left unchanged. */
export async function seedBlog(
  requests: RequestClient,
  { onlyIfEmpty }: { onlyIfEmpty: boolean },
): Promise<{ created: number }> {
  if (onlyIfEmpty) {
    const { total } = await requests.send(ListPosts, { category: null, search: '', page: 1, pageSize: 1 });
    if (total > 0) return { created: 0 };
  }
  const { categories } = await requests.send(EnsureBlogCategories, {
    categories: BLOG_CATEGORIES.map(([name, color, description]) => ({ name, color, description })),
  });
  const ids = new Map(categories.map(({ name, id }) => [name, id]));
  let created = 0;
  for (const sample of BLOG_POSTS) created += (await writeOnce(requests, sample, ids)) ? 1 : 0;
  return { created };
}

/** Returns false if there is already a post with this slug, or was one that has been deleted. */
async function writeOnce(
  requests: RequestClient,
  sample: BlogSample,
  categoryIds: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { found } = await requests.send(GetPostBySlug, { slug: blogSlug(sample.title) });
  if (found !== 'nothing') return false;
  const commandId = commandIdOf(`sample post: ${sample.title}`);
  const post = postOf(sample, categoryIds.get(sample.category) ?? null);
  const actor = { kind: 'back-office', id: 'sample', name: sample.author } as const;
  const { id: postId } = await requests.send(SavePost, { edits: null, slug: null, post }, { commandId, actor });
  for (const { name, text } of sample.comments ?? []) {
    const comment = { postId, authorName: name, authorEmail: 'okur@ornek.com.tr', content: text };
    const { id } = await requests.send(
      AddComment,
      { ...comment, noticeVersion: NOTICE_VERSION },
      { commandId: commandIdOf(`sample comment: ${sample.title} ${name}`) },
    );
    await requests.send(ApproveComment, { id });
  }
  return true;
}

/** Completes a sample with default values. */
export function postOf(sample: BlogSample, categoryId: string | null): PostInput {
  return {
    title: sample.title,
    excerpt: sample.excerpt,
    content: sample.content.trim(),
    featuredImageUrl: null,
    isFeatured: sample.featured ?? false,
    categoryId,
    status: 'published',
    publishedAt: `${sample.day}T06:00:00.000Z`,
    tags: sample.tags,
    metaTitle: null,
    metaDescription: sample.metaDescription,
  };
}
