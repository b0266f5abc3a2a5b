import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { EditablePost, ManagedPost as Post, PostFilter, PostStatus } from '@tedarik/commands';
import { z } from 'zod';
import { enumOf, inputOf, SENT_BACK, typeOf } from '../graphql/type-of.js';
import { Picture } from '../pictures/picture.scalar.js';

enumOf('ManagedPostStatus', PostStatus);
enumOf('ManagedPostFilter', PostFilter, 'A published post is a scheduled one until its date has come.');

const status = { type: () => String, description: 'draft, published or archived.' };
const form = EditablePost.omit({ author: true, isPublic: true }).extend({
  authorName: z.string().nullable().optional(),
});

@ObjectType()
class ManagedPostCategory extends typeOf(Post.shape.category.unwrap()) {}

@ObjectType()
export class ManagedPost extends typeOf(Post, {
  featuredImageUrl: { type: () => Picture },
  status,
  date: 'When it was published, else created; ISO.',
  category: { type: () => ManagedPostCategory },
  isPublic: 'Whether readers see it now.',
}) {
  @Field(() => String, { nullable: true, description: 'Opens the preview of a post that is not public, for a day.' })
  previewToken?: string | null;
}

@ObjectType({ description: 'A post as its form takes it.' })
export class ManagedPostForm extends typeOf(form, {
  revision: SENT_BACK,
  content: 'Sanitised HTML.',
  featuredImageUrl: 'As it was typed; nothing is fetched from it.',
  status,
  authorName: 'Who created it.',
}) {}

@InputType()
export class ManagedPostInput extends inputOf(
  form.omit({ id: true, revision: true, authorName: true, updatedAt: true }),
  { publishedAt: 'ISO. In the future: scheduled.' },
) {}

@ObjectType()
export class ManagedPostSaved extends typeOf(EditablePost.pick({ id: true, slug: true, revision: true })) {}
