import { SavePost, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { PostChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CategoryRepository } from '../category/category.repository.js';
import { announcementOf, auditedPost, editPost, writePost, type Post, type Publication } from './post.js';
import { unknownCategory } from './post.errors.js';
import { postFields, type PostFields } from './post-fields.js';
import { PostRepository } from './post.repository.js';
import { slugOf, typedPostSlug } from '../slug/slug.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof SavePost>;
type Saved = ReplyOf<typeof SavePost>;

interface Content {
  fields: PostFields;
  publication: Publication;
}

/**
 * Creates a post or saves an edited one. A new title does not change the slug; when an editor changes the slug, the old address redirects.
 */
@Injectable()
export class SavePostHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly posts: PostRepository,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<Saved> {
    const { status, publishedAt } = request.post;
    const content = {
      fields: postFields(request.post),
      publication: { status, publishedAt: publishedAt === null ? null : new Date(publishedAt) },
    };
    return this.commandLog.once(SavePost, request, context, async (session) => {
      const { categoryId } = content.fields;
      if (categoryId && !(await this.categories.lock(session, categoryId))) throw unknownCategory(categoryId);
      const { edits, slug: typed } = request;
      const before = edits && (await this.posts.getForUpdate(session, edits.id));
      const post = before
        ? await this.edit(session, before, { revision: edits.revision, typed, content })
        : await this.write(session, typed, content, context.actor);
      const { id, slug, version, revision } = post;
      const data = announcementOf(post, this.clock.now());
      await this.outbox.append(session, PostChanged, { aggregateId: id, version, data });
      const action = before ? 'changed' : 'created';
      await this.auditTrail.record(session, context, { action, record: auditedPost(post), before, after: post });
      return { id, slug, version, revision };
    });
  }

  private async write(
    session: ClientSession,
    typed: string | null,
    { fields, publication }: Content,
    actor: RequestContext['actor'],
  ): Promise<Post> {
    const id = newId();
    const slug =
      typed === null
        ? await this.slugs.allot(session, 'post', slugOf('post', id, fields.title))
        : await this.freeSlug(session, typed);
    // ADM-POST-20: the author is the account that saved the post first.
    const author =
      actor?.kind === 'back-office' ? { accountId: actor.id, fullName: actor.name, avatarUrl: null } : null;
    const post = writePost(fields, publication, { id, slug, author }, this.clock.now());
    await this.posts.add(session, post);
    return post;
  }

  private async edit(
    session: ClientSession,
    before: Post,
    { revision, typed, content }: { revision: number; typed: string | null; content: Content },
  ): Promise<Post> {
    const { id } = before;
    const isMoved = typed !== null && typed !== before.slug;
    const slug = isMoved ? await this.freeSlug(session, typed) : before.slug;
    const post = editPost(before, { revision, slug, ...content }, this.clock.now());
    if (isMoved) await this.slugs.remember(session, { kind: 'post', slug: before.slug, id, at: post.updatedAt });
    await this.posts.save(session, post);
    return post;
  }

  private async freeSlug(session: ClientSession, typed: string): Promise<string> {
    const slug = typedPostSlug(typed);
    if (await this.slugs.isTaken(session, 'post', slug)) throw slugTaken(slug);
    return slug;
  }
}
