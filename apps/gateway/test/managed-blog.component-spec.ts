import {
  BLOG_CATEGORIES,
  ApproveComments,
  ChangePostStatus,
  CountManagedComments,
  DeleteComments,
  DeletePosts,
  GetManagedPost,
  GetPostPreview,
  ListManagedComments,
  ListManagedPosts,
  RejectComments,
  RestoreComments,
  RestorePosts,
  SavePost,
  SuggestBlogSlug,
} from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId } from '@tedarik/service-kit';
import { anAdministrator } from './an-administrator.js';
import { aPostView } from './blog-stand-in.js';
import { ServedBackOffice } from './served-back-office.js';

const POST = newId();
const GONE = newId();
const DRAFT = newId();
const LIST = 'list: { search: "", page: 1, pageSize: 20, sort: "name", descending: false }';
const CATEGORY = {
  id: newId(),
  slug: 'cay',
  name: 'Çay',
  description: null,
  color: '#10B981',
  postCount: 2,
  revision: 1,
};
const SAVED = { id: POST, slug: 'bal', version: 3, revision: 2 };
const listed = (over: object) => ({
  id: POST,
  slug: 'bal',
  title: 'Bal',
  excerpt: '',
  featuredImageUrl: 'https://resim.example/a.jpg',
  isFeatured: true,
  status: 'published' as const,
  date: '2026-11-02T06:00:00.000Z',
  category: { id: CATEGORY.id, name: 'Çay', color: '#10B981' },
  viewCount: 7,
  isPublic: true,
  ...over,
});
const EDITABLE = {
  id: POST,
  revision: 2,
  slug: 'bal',
  title: 'Bal',
  excerpt: 'Özet',
  content: '<p>Petek</p>',
  featuredImageUrl: 'https://resim.example/a.jpg',
  isFeatured: true,
  categoryId: CATEGORY.id,
  status: 'draft' as const,
  publishedAt: null,
  tags: ['Petek'],
  metaTitle: null,
  metaDescription: null,
  author: { fullName: 'Elif Kara', avatarUrl: null },
  updatedAt: '2026-11-02T06:00:00.000Z',
  isPublic: false,
};
const COMMENT = {
  id: newId(),
  authorName: 'Ayşe',
  authorEmail: 'ayse@ornek.com.tr',
  content: 'Eline sağlık.',
  status: 'pending' as const,
  createdAt: '2026-11-02T06:00:00.000Z',
  post: { id: POST, title: 'Bal', slug: 'bal', isPublic: true },
};

describe('the blog in the back office', () => {
  const office = new ServedBackOffice();
  const { graphql, last, noted, requested } = office;
  const done = () => noted({ outcomes: [{ id: POST, outcome: 'done' as const, code: null }] });
  const answers = [
    stubRequest(
      ListManagedPosts,
      noted({ posts: [listed({}), ...[GONE, DRAFT].map((id) => listed({ id, isPublic: false }))], total: 12 }),
    ),
    stubRequest(GetManagedPost, noted(EDITABLE)),
    stubRequest(GetPostPreview, ({ id }) => ({
      post: id === GONE ? null : aPostView({ id, title: 'Taslak', contentHtml: '<p>Gizli</p>' }),
    })),
    stubRequest(SuggestBlogSlug, noted({ slug: 'bal-2' })),
    stubRequest(SavePost, (request, context) => {
      if (request.slug === 'dolu') {
        throw new DomainError('slug-taken', 'conflict', {}, [{ field: 'slug', code: 'slug-taken' }]);
      }
      return noted(SAVED)(request, context);
    }),
    stubRequest(ChangePostStatus, noted(SAVED)),
    stubRequest(DeletePosts, done()),
    stubRequest(RestorePosts, done()),
    stubRequest(BLOG_CATEGORIES.contracts.list, noted({ blogCategories: [CATEGORY], total: 1 })),
    stubRequest(BLOG_CATEGORIES.contracts.create, noted(CATEGORY)),
    stubRequest(BLOG_CATEGORIES.contracts.update, noted(CATEGORY)),
    stubRequest(BLOG_CATEGORIES.contracts.delete, done()),
    stubRequest(BLOG_CATEGORIES.contracts.restore, done()),
    stubRequest(ListManagedComments, noted({ comments: [COMMENT], total: 1 })),
    stubRequest(CountManagedComments, noted({ pending: 3, approved: 2, rejected: 1 })),
    stubRequest(ApproveComments, done()),
    stubRequest(RejectComments, done()),
    stubRequest(DeleteComments, done()),
    stubRequest(RestoreComments, done()),
  ];

  office.serve('blog', answers, `{managedBlogCategories(${LIST}){items{id}}}`);
  beforeEach(() => void (requested.length = 0));

  const INPUT = {
    slug: 'bal',
    title: 'Bal',
    excerpt: '',
    content: '<p>Petek</p>',
    isFeatured: false,
    status: 'draft',
    tags: [],
  };
  const REQUESTED = {
    title: 'Bal',
    excerpt: '',
    content: '<p>Petek</p>',
    isFeatured: false,
    status: 'draft',
    tags: [],
    featuredImageUrl: null,
    categoryId: null,
    publishedAt: null,
    metaTitle: null,
    metaDescription: null,
  };
  const CREATE =
    'mutation M($input: ManagedPostInput!, $commandId: ID!) { createPost(input: $input, commandId: $commandId) { id slug revision } }';

  it('ADM-BLOG-02 ADM-BLOG-05 ADM-BLOG-09 lists posts by status, category and words, ten to a page', async () => {
    const { data } = await graphql(
      '{managedPosts(status:draft category:"cay" search:"bal" page:2){items{title status featuredImageUrl isPublic category{name color}}total}}',
    );
    expect(data?.['managedPosts']).toMatchObject({
      items: [{ title: 'Bal', featuredImageUrl: expect.stringMatching(/^\/gorsel\//), isPublic: true }, {}, {}],
      total: 12,
    });
    expect(last().request).toEqual({ status: 'draft', category: 'cay', search: 'bal', page: 2, pageSize: 10 });
    await graphql('{managedPosts{total}}');
    expect(last().request).toEqual({ status: null, category: null, search: '', page: 1, pageSize: 10 });
  });

  it('ADM-POST-04 ADM-POST-20 returns a post with the fields of its form and the name of its author', async () => {
    const { data } = await graphql(
      `{managedPost(id:"${POST}"){revision slug content featuredImageUrl tags categoryId authorName status}}`,
    );
    expect(data?.['managedPost']).toEqual({
      revision: 2,
      slug: 'bal',
      content: '<p>Petek</p>',
      featuredImageUrl: 'https://resim.example/a.jpg',
      tags: ['Petek'],
      categoryId: CATEGORY.id,
      authorName: 'Elif Kara',
      status: 'draft',
    });
  });

  it('ADM-POST-16 ADM-POST-20 creates a post as the signed-in account with the form’s command id; ADM-POST-13 no date is null', async () => {
    const commandId = newId();
    const { data } = await graphql(CREATE, { input: INPUT, commandId });
    expect(data?.['createPost']).toEqual({ id: POST, slug: 'bal', revision: 2 });
    expect(last().request).toEqual({ edits: null, slug: 'bal', post: REQUESTED });
    expect(last().context).toMatchObject({
      commandId,
      actor: { kind: 'back-office', id: office.administrator.accountId, name: office.administrator.name },
    });
    await graphql(
      'mutation M($input: ManagedPostInput!) { updatePost(id: "' + POST + '", revision: 2, input: $input) { id } }',
      {
        input: { ...INPUT, status: 'published', publishedAt: '2026-12-01T06:00:00.000Z' },
      },
    );
    expect(last().request).toMatchObject({
      edits: { id: POST, revision: 2 },
      post: { status: 'published', publishedAt: '2026-12-01T06:00:00.000Z' },
    });
  });

  it('ADM-POST-18 passes on the errors of fields', async () => {
    const { errors } = await graphql(CREATE, { input: { ...INPUT, slug: 'dolu' }, commandId: newId() });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'slug-taken',
      fieldErrors: [{ field: 'slug', code: 'slug-taken' }],
    });
  });

  it('ADM-POST-17 returns a free slug for a post or a category', async () => {
    expect((await graphql('{freePostSlug(text:"Bal")}')).data).toEqual({ freePostSlug: 'bal-2' });
    expect(last().request).toEqual({ kind: 'post', text: 'Bal', exceptId: null });
    await graphql(`{freeBlogCategorySlug(text:"Çay" exceptId:"${CATEGORY.id}")}`);
    expect(last().request).toEqual({ kind: 'category', text: 'Çay', exceptId: CATEGORY.id });
  });

  it('ADM-BLOG-12 changes only the status; ADM-COMMON-08 deletes and restores a list of posts with one call', async () => {
    await graphql(`mutation{changePostStatus(id:"${POST}",status:archived){id}}`);
    expect(last().request).toEqual({ id: POST, status: 'archived' });
    const { data } = await graphql(`mutation{deletePosts(ids:["${POST}"]){id isDone code}}`);
    expect(data).toEqual({ deletePosts: [{ id: POST, isDone: true, code: null }] });
    const restored = await graphql(`mutation{restorePosts(ids:["${POST}"]){id isDone code}}`);
    expect(restored.data).toEqual({ restorePosts: [{ id: POST, isDone: true, code: null }] });
    expect((await graphql(`mutation{changePostStatus(id:"${POST}",status:limbo){id}}`)).data).toBeUndefined();
  });

  it('ADM-BCAT-06 ADM-BCAT-02 lists, creates, updates, deletes and restores categories', async () => {
    const { data } = await graphql(`{managedBlogCategories(${LIST}){items{name slug description color postCount}}}`);
    expect(data?.['managedBlogCategories']).toMatchObject({
      items: [{ name: 'Çay', postCount: 2, description: null }],
    });
    const input = { name: 'Çay', slug: 'cay', color: '#10B981' };
    await graphql(
      'mutation M($input: ManagedBlogCategoryInput!, $commandId: ID!) { createBlogCategory(input: $input, commandId: $commandId) { id } }',
      { input, commandId: newId() },
    );
    expect(last().request).toEqual({ ...input, description: null });
    await graphql(
      `mutation M($input: ManagedBlogCategoryInput!) { updateBlogCategory(id: "${CATEGORY.id}", revision: 1, input: $input) { id } }`,
      { input },
    );
    expect(last().request).toEqual({ id: CATEGORY.id, revision: 1, ...input, description: null });
    for (const what of ['deleteBlogCategories', 'restoreBlogCategories']) {
      const answer = await graphql(`mutation{${what}(ids:["${CATEGORY.id}"]){isDone}}`);
      expect(answer.data).toEqual({ [what]: [{ isDone: true }] });
      expect(last().request).toEqual({ ids: [CATEGORY.id] });
    }
  });

  it('ADM-COM-01 ADM-COM-02 lists comments with their posts, counts, approves, rejects, deletes and restores them', async () => {
    const { data } = await graphql(
      '{managedComments(status:pending){items{authorName authorEmail content post{title slug}}total} managedCommentCounts{pending approved rejected}}',
    );
    expect(data).toMatchObject({
      managedComments: { items: [{ authorEmail: 'ayse@ornek.com.tr', post: { title: 'Bal', slug: 'bal' } }], total: 1 },
      managedCommentCounts: { pending: 3, approved: 2, rejected: 1 },
    });
    for (const decision of ['approveComments', 'rejectComments', 'deleteComments', 'restoreComments']) {
      const outcome = await graphql(`mutation{${decision}(ids:["${POST}"]){id isDone}}`);
      expect(outcome.data).toEqual({ [decision]: [{ id: POST, isDone: true }] });
    }
  });

  it('AUTH-06 gives a moderator access to comments, but not to posts', async () => {
    const moderator = await anAdministrator(office.parts.redisUrl, 'moderator');
    const counts = await graphql('{managedCommentCounts{pending}}', {}, moderator.headers);
    expect(counts.data).toEqual({ managedCommentCounts: { pending: 3 } });
    const posts = await graphql('{managedPosts{total}}', {}, moderator.headers);
    expect(posts.errors?.[0]?.extensions.code).toBe('access-denied');
    const visitor = await graphql('{managedPosts{total}}', {}, {});
    expect(visitor.errors?.[0]?.extensions.code).toBe('sign-in-required');
  });

  describe('a preview', () => {
    const tokens = async () => {
      const { data } = await graphql('{managedPosts{items{previewToken}}}');
      return (data!['managedPosts'] as { items: { previewToken: string | null }[] }).items.map(
        ({ previewToken }) => previewToken,
      );
    };
    const preview = (token: string) =>
      graphql('query Q($token: String!) { previewedPost(token: $token) { title contentHtml } }', { token }, {});

    it('ADM-BLOG-07 shows a draft by its token, has none for a public post, and shows nothing for a deleted post or a forged token', async () => {
      const [ofPublic, ofDeleted, ofDraft] = await tokens();
      expect((await preview(ofDraft!)).data).toEqual({
        previewedPost: { title: 'Taslak', contentHtml: '<p>Gizli</p>' },
      });
      expect(ofPublic).toBeNull();
      expect((await preview(ofDeleted!)).data).toEqual({ previewedPost: null });
      const forged = ofDeleted!.replace(GONE, POST);
      expect((await preview(forged)).data).toEqual({ previewedPost: null });
      expect((await preview('x')).data).toEqual({ previewedPost: null });
    });
  });
});
