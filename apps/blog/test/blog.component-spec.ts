import {
  AddComment,
  ApproveComment,
  EnsureBlogCategories,
  GetPostBySlug,
  ListBlogCategories,
  ListComments,
  ListFeaturedPosts,
  ListManagedPosts,
  ListPosts,
  RecordPostView,
  SavePost,
  type RequestOf,
} from '@tedarik/commands';
import { CommentsChanged, PostChanged } from '@tedarik/events';
import { unhandledRequests, wholeService } from '@tedarik/messaging/testing';
import { eventually, rejectionOf, sharedByTests } from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { blogConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';
import { aComment, anId, aPostInput } from './a-blog.js';

const blog = sharedByTests(() =>
  wholeService({ name: 'blog', config: blogConfig, module: (config) => AppModule.with(config), requests: REQUESTS }),
);

it('shows a saved post on its page and in lists, with comments and views', async () => {
  const { requests } = blog;
  const { categories } = await requests.send(EnsureBlogCategories, {
    categories: [{ name: 'Rehber', description: null, color: '#84cc16' }],
  });
  const post = aPostInput({ title: 'Uçtan Uca Yazı', categoryId: categories[0]!.id, isFeatured: true });
  const { id: postId, slug } = await requests.send(SavePost, { edits: null, slug: null, post }, { commandId: anId() });
  const { id } = await requests.send(AddComment, { ...aComment, postId }, { commandId: anId() });
  await requests.send(ApproveComment, { id });
  await requests.send(RecordPostView, { postId });

  expect(await requests.send(GetPostBySlug, { slug })).toMatchObject({
    found: 'live',
    post: { title: 'Uçtan Uca Yazı', viewCount: 1, commentCount: 1, category: { color: '#84CC16', postCount: 1 } },
  });
  const request = { category: 'rehber', search: 'uçtan', page: 1, pageSize: 9 };
  expect(await requests.send(ListPosts, request)).toMatchObject({ posts: [{ slug }], total: 1 });
  expect(await requests.send(ListFeaturedPosts, { limit: 3 })).toMatchObject({ posts: [{ slug }] });
  expect(await requests.send(ListBlogCategories, {})).toMatchObject({ categories: [{ name: 'Rehber', postCount: 1 }] });
  expect(await requests.send(ListComments, { postId, after: null })).toMatchObject({ comments: [{ id }], next: null });
});

it('ADM-BLOG-09 returns ten posts to the back office by default', async () => {
  const { requests } = blog;
  for (let at = 0; at < 11; at++) {
    await requests.send(SavePost, {
      edits: null,
      slug: null,
      post: aPostInput({ title: `On ${at}`, status: 'draft' }),
    });
  }
  const request = { status: null, category: null, search: '', page: 1 } as unknown as RequestOf<
    typeof ListManagedPosts
  >;
  expect((await requests.send(ListManagedPosts, request)).posts).toHaveLength(10);
});

it('announces changed posts and comments', async () => {
  const heard: string[] = [];
  blog.messaging.notifications.onEvent(PostChanged, ({ data }) => void heard.push(data.slug));
  blog.messaging.notifications.onEvent(CommentsChanged, ({ data }) => void heard.push(`${data.commentCount}`));
  const post = aPostInput({ title: 'Duyulan Yazı' });
  const { id: postId } = await blog.requests.send(SavePost, { edits: null, slug: null, post });
  const { id } = await blog.requests.send(AddComment, { ...aComment, postId });
  await blog.requests.send(ApproveComment, { id });
  await eventually('both events', () => expect(heard).toEqual(expect.arrayContaining(['duyulan-yazi', '1'])));
});

it('API-05 A23 refuses a status from outside, and explains by code why a comment is refused', async () => {
  const comment = { ...aComment, postId: anId() };
  const withStatus = { ...comment, status: 'approved' } as typeof comment;
  expect(await rejectionOf(blog.requests.send(AddComment, withStatus))).toMatchObject({
    failure: { kind: 'invalid' },
  });
  expect(await rejectionOf(blog.requests.send(AddComment, comment))).toMatchObject({
    failure: { code: 'post-not-found', kind: 'not-found' },
  });
  expect(await rejectionOf(blog.requests.send(AddComment, { ...comment, content: '' }))).toMatchObject({
    failure: { kind: 'unprocessable', fieldErrors: [{ field: 'content', code: 'required' }] },
  });
});

it('handles every request of its contract', async () => {
  expect(await unhandledRequests('blog', blog.requests)).toEqual([]);
});
