import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostChanged } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import type { RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { v7 } from 'uuid';
import { announce } from './announce.js';
import { aPostCard, aPostView, blogStandIn, noPosts } from './blog-stand-in.js';
import { type Answer, runningGateway, type RunningGateway, SITE } from './running-gateway.js';

const facts = noPosts();
let nats: TestBackingService;
let redis: TestBackingService;
let blog: RunningService | undefined;
let gateway: RunningGateway;
let messaging: Messaging;

beforeAll(async () => {
  [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
  blog = await blogStandIn(nats.url, facts);
  gateway = await runningGateway({ NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development' });
  messaging = await Messaging.connect({ servers: nats.url, name: 'blog-spec' });
  await eventually('the blog answers', async () => {
    expect((await send('{blogCategories{id}}')).data).toEqual({ blogCategories: [] });
  });
});
beforeEach(() => Object.assign(facts, noPosts()));
afterAll(async () => {
  await messaging?.close();
  await gateway?.stop();
  await blog?.stop();
  await nats?.stop();
  await redis?.stop();
});

interface Requested {
  data: Record<string, unknown>;
}
interface CommentsAnswer {
  post: { post: { comments: { content: string }[] } };
}

const send = async (query: string) => (await gateway.graphql({ query })).json() as Requested;

describe('lists', () => {
  it('PUB-BLOG-16 DATA-18 PUB-BLOG-08 answers items, page, totalPages and total, nine to a page', async () => {
    const category = { id: v7(), slug: 'saklama', name: 'Saklama', description: null, color: '#3B82F6', postCount: 1 };
    facts.posts = [aPostCard({ category, featuredImageUrl: 'https://resim.example/a.jpg' })];
    facts.total = 19;
    const { data } = await send(
      '{postList(page:2 category:"Saklama" search:" biber "){items{title featuredImageUrl category{name color}}total page totalPages category{slug}canonicalCategory}}',
    );
    expect(data.postList).toEqual({
      items: [
        {
          title: 'Pul biber',
          featuredImageUrl: expect.stringMatching(/^\/gorsel\//),
          category: { name: 'Saklama', color: '#3B82F6' },
        },
      ],
      total: 19,
      page: 2,
      totalPages: 3,
      category: { slug: 'saklama' },
      canonicalCategory: 'saklama',
    });
    expect(facts.listed).toEqual([{ category: 'Saklama', search: 'biber', page: 2, pageSize: 9 }]);
  });

  it('PUB-BLOG-08 begins at page 1, and ROUTE-20 refuses a page that is none', async () => {
    await send('{postList{total}}');
    expect(facts.listed).toMatchObject([{ page: 1, category: null, search: '' }]);
    for (const page of [0, -1, 10_001]) {
      const { status } = await gateway.graphql({ query: `{postList(page:${page}){total}}` });
      expect(status).toBe(400);
    }
  });

  it('features three and relates three unless told otherwise', async () => {
    facts.posts = Array.from({ length: 5 }, (_, index) => aPostCard({ title: `Yazı ${index}` }));
    facts.answers['a'] = { found: 'live', post: aPostView() };
    const { data } = await send(
      '{featuredPosts{title}two:featuredPosts(first:2){title}post(slug:"a"){...on PostFound{post{related{title}}}}}',
    );
    const three = [{ title: 'Yazı 0' }, { title: 'Yazı 1' }, { title: 'Yazı 2' }];
    expect(data).toEqual({ featuredPosts: three, two: three.slice(0, 2), post: { post: { related: three } } });
  });
});

describe('a post', () => {
  it('API-04 ROUTE-19 says whether a post has the address, has moved, was deleted or never existed', async () => {
    facts.answers['canli'] = { found: 'live', post: aPostView({ title: 'Canlı' }) };
    facts.answers['eski'] = { found: 'moved', slug: 'canli' };
    facts.answers['silinmis'] = { found: 'deleted' };
    const answerTo = async (slug: string) =>
      (
        await send(
          `{post(slug:"${slug}"){__typename ...on PostFound{post{title}}...on PostMoved{slug}...on PostDeleted{slug}...on PostNotFound{slug}}}`,
        )
      ).data.post;
    expect(await answerTo('canli')).toEqual({ __typename: 'PostFound', post: { title: 'Canlı' } });
    expect(await answerTo('eski')).toEqual({ __typename: 'PostMoved', slug: 'canli' });
    expect(await answerTo('silinmis')).toEqual({ __typename: 'PostDeleted', slug: 'silinmis' });
    expect(await answerTo('yok')).toEqual({ __typename: 'PostNotFound', slug: 'yok' });
    expect(await answerTo('a'.repeat(201))).toMatchObject({ __typename: 'PostNotFound' });
  });

  it('PUB-SEO-04 has a share picture while the public may read it', async () => {
    facts.answers['bal'] = { found: 'live', post: aPostView({ slug: 'bal', title: 'Karakovan balı' }) };
    const picture = await gateway.fetch('/paylasim/yazi/bal.jpg');
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    expect((await gateway.fetch('/paylasim/yazi/taslak.jpg')).status).toBe(404);
  });

  it('PUB-COM-01 shows all comments of a discussion that takes several messages', async () => {
    facts.comments = ['bir', 'iki', 'üç'].map((content) => ({
      id: v7(),
      authorName: 'Ayşe',
      content,
      createdAt: '2026-11-02T06:00:00.000Z',
    }));
    facts.answers['a'] = { found: 'live', post: aPostView() };
    const { data } = await send('{post(slug:"a"){...on PostFound{post{comments{authorName content}}}}}');
    const { comments } = (data as unknown as CommentsAnswer).post.post;
    expect(comments.map(({ content }) => content)).toEqual(['bir', 'iki', 'üç']);
  });

  it('PUB-COM-07 A40 has no field anywhere that would hold the address of a commenter', () => {
    const schema = buildSchema(readFileSync(join(__dirname, '../schema.graphql'), 'utf8'));
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => /^(Post|Blog|AddComment)/.test(name));
    const holding = types.filter(
      (type) =>
        (isObjectType(type) || isInputObjectType(type)) &&
        Object.keys(type.getFields()).some((field) => /e-?mail/i.test(field)),
    );
    expect(holding.map(({ name }) => name)).toEqual(['AddCommentInput']);
  });
});

describe('adding a comment', () => {
  const MUTATION = 'mutation Add($input:AddCommentInput!){addComment(input:$input)}';
  const anInput = (over: object = {}) => ({
    postId: v7(),
    authorName: 'Ayşe',
    authorEmail: 'ayse@ornek.com.tr',
    content: 'Eline sağlık.',
    noticeVersion: '2026-11-21',
    trap: { website: '', elapsedMs: 2_000 },
    commandId: v7(),
    ...over,
  });
  const add = (over: object = {}) => gateway.graphql({ query: MUTATION, variables: { input: anInput(over) } });

  it('GEN-11 API-09 hands it on under its own id, without a sign-in', async () => {
    const input = anInput();
    const { trap, commandId, ...request } = input;
    expect(trap.website).toBe('');
    expect((await add(input)).json()).toEqual({ data: { addComment: true } });
    expect(facts.commented).toEqual([{ request, commandId }]);
  });

  it('GEN-22 stores nothing from a program, and tells a person who is too fast to send again', async () => {
    expect((await add({ trap: { website: 'https://spam.example', elapsedMs: 9_000 } })).json()).toEqual({
      data: { addComment: true },
    });
    const hasty = await add({ trap: { website: '', elapsedMs: 1_999 } });
    expect([hasty.status, hasty.json().errors[0].extensions.code]).toEqual([422, 'sent-too-fast']);
    expect(facts.commented).toEqual([]);
  });

  it('PUB-COM-06 A23 refuses a status from outside', async () => {
    expect((await add({ status: 'approved' })).status).toBe(400);
    expect(facts.commented).toEqual([]);
  });

  it('GEN-22 refuses more than five in ten minutes, and says when to come again', async () => {
    const answers: Answer[] = [];
    while (answers.length < 6 && answers.at(-1)?.status !== 429) answers.push(await add());
    const refused = answers.at(-1)!;
    expect([refused.status, refused.json().errors[0].extensions.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(facts.commented).toHaveLength(answers.length - 1);
  });
});

describe('POST /blog/goruntuleme', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const beacon = (body: unknown, headers: Record<string, string> = {}) =>
    gateway.fetch('/blog/goruntuleme', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE, 'user-agent': BROWSER, ...headers },
      body: JSON.stringify(body),
    });

  it('PUB-POST-10 counts a hundred at once as a hundred, and a reload again', async () => {
    const postId = v7();
    const answers = await Promise.all(Array.from({ length: 100 }, () => beacon({ postId })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(facts.viewed).toEqual(Array.from({ length: 100 }, () => postId));
    await beacon({ postId });
    expect(facts.viewed).toHaveLength(101);
  });

  it('PUB-POST-10 counts no known bot, no other site, no other method and nothing that is no post', async () => {
    const postId = v7();
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await beacon({ postId }, { 'user-agent': bot })).status).toBe(204);
    expect((await beacon({ postId }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await beacon({ postId: 'x' })).status).toBe(400);
    expect((await beacon({ postId, more: 1 })).status).toBe(400);
    await gateway.fetch('/blog/goruntuleme', { method: 'HEAD' });
    expect(facts.viewed).toEqual([]);
  });

  it('PUB-POST-10 counts no view for a post that is queried through GraphQL', async () => {
    facts.answers['a'] = { found: 'live', post: aPostView() };
    await send('{post(slug:"a"){...on PostFound{post{title related{title}}}}}');
    expect(facts.viewed).toEqual([]);
  });
});

describe('GET /blog/rss.xml', () => {
  it('lists the newest posts, answers 304 if unchanged, and is rendered again after an event of the blog', async () => {
    facts.posts = [aPostCard({ title: 'İlk yazı' })];
    const post = aPostCard();
    const change = () => announce(messaging, PostChanged, { id: post.id, slug: post.slug, post: null });
    change(); // What an earlier test had it keep.
    await eventually('the feed names the post', async () => {
      expect((await gateway.fetch('/blog/rss.xml')).text).toContain('<title><![CDATA[İlk yazı]]></title>');
    });
    const first = await gateway.fetch('/blog/rss.xml');
    expect(first.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(facts.listed.at(-1)).toMatchObject({ page: 1, pageSize: 20 });
    const again = await gateway.fetch('/blog/rss.xml', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);

    facts.posts = [aPostCard({ title: 'Sonraki yazı' })];
    change();
    await eventually('the feed names the new post', async () => {
      expect((await gateway.fetch('/blog/rss.xml')).text).toContain('Sonraki yazı');
    });
  });
});

it('API-03 API-04 answers 503 while the blog is down, never an empty list', async () => {
  await blog?.stop();
  blog = undefined;
  const { status, json } = await gateway.graphql({ query: '{postList{total}}' });
  expect([status, json().errors[0].extensions.kind]).toEqual([503, 'unavailable']);
});
