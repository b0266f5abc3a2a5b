import { Field, InputType, ObjectType, OmitType, registerEnumType } from '@nestjs/graphql';
import { EditablePost, ManagedPost as Post, PostFilter, PostStatus } from '@tedarik/commands';
import { z } from 'zod';
import { PostCard } from '../../blog/post.types.js';
import { inputOf, pageOf, SENT_BACK, typeOf } from '../../type-of.js';

export const ManagedPostStatus = PostStatus.enum;
export type ManagedPostStatus = PostStatus;
registerEnumType(ManagedPostStatus, { name: 'ManagedPostStatus' });

export const ManagedPostFilter = PostFilter.enum;
export type ManagedPostFilter = PostFilter;
registerEnumType(ManagedPostFilter, {
  name: 'ManagedPostFilter',
  description: 'A published post is a scheduled one until its date has come.',
});

const form = EditablePost.omit({ author: true, isPublic: true }).extend({
  authorName: z.string().nullable().optional(),
});
const input = form.omit({ id: true, revision: true, authorName: true, updatedAt: true });

@ObjectType()
export class ManagedPostCategory extends typeOf(Post.shape.category.unwrap()) {}

@ObjectType()
export class ManagedPost extends OmitType(PostCard, ['category']) {
  @Field(() => String, { description: 'draft, published or archived.' })
  status: string;

  @Field(() => ManagedPostCategory, { nullable: true })
  category: ManagedPostCategory | null;

  @Field(() => Boolean, { description: 'Whether readers see it now.' })
  isPublic: boolean;

  @Field(() => String, { nullable: true, description: 'Opens the preview of a post that is not public, for a day.' })
  previewToken?: string | null;
}

@ObjectType()
export class ManagedPostList extends pageOf(ManagedPost) {}

@ObjectType({ description: 'A post as its form takes it.' })
export class ManagedPostForm extends typeOf(form, {
  revision: SENT_BACK,
  content: 'Sanitised HTML.',
  featuredImageUrl: 'As it was typed; nothing is fetched from it.',
  status: 'draft, published or archived.',
  authorName: 'Who created it.',
}) {}

@InputType()
export class ManagedPostInput extends inputOf(input, {
  status: { type: () => ManagedPostStatus },
  publishedAt: 'ISO. In the future: scheduled.',
}) {}

@ObjectType()
export class ManagedPostSaved extends typeOf(EditablePost.pick({ id: true, slug: true, revision: true })) {}
