import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { EditablePost, ManagedPost as Post, PostFilter, PostStatus } from '@tedarik/commands';
import { z } from 'zod';
import { enumOf, inputOf, SENT_BACK, typeOf } from '../graphql/type-of.js';
import { Picture } from '../pictures/picture.scalar.js';

enumOf('ManagedPostStatus', PostStatus);
enumOf('ManagedPostFilter', PostFilter, 'Filter of posts. A published post with a future date counts as scheduled.');

const status = { type: () => String, description: 'Status: draft, published or archived.' };
const form = EditablePost.omit({ author: true, isPublic: true }).extend({
  authorName: z.string().nullable().optional(),
});

@ObjectType()
class ManagedPostCategory extends typeOf(Post.shape.category.unwrap()) {}

@ObjectType()
export class ManagedPost extends typeOf(Post, {
  featuredImageUrl: { type: () => Picture },
  status,
  date: 'ISO 8601. Publication date, or creation date if the post was never published.',
  category: { type: () => ManagedPostCategory },
  isPublic: 'Whether the post is public now.',
}) {
  @Field(() => String, {
    nullable: true,
    description: 'Token that opens the preview of a post that is not public; valid for one day.',
  })
  previewToken?: string | null;
}

@ObjectType({ description: 'A post as the edit form shows it.' })
export class ManagedPostForm extends typeOf(form, {
  revision: SENT_BACK,
  content: 'Sanitised HTML.',
  featuredImageUrl: 'URL as typed; the server never fetches it.',
  status,
  authorName: 'Name of the account that created the post.',
}) {}

@InputType()
export class ManagedPostInput extends inputOf(
  form.omit({ id: true, revision: true, authorName: true, updatedAt: true }),
  { publishedAt: 'Publication date, ISO 8601. A future date schedules the post.' },
) {}

@ObjectType()
export class ManagedPostSaved extends typeOf(EditablePost.pick({ id: true, slug: true, revision: true })) {}
