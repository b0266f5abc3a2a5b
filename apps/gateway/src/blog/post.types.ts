import { ObjectType } from '@nestjs/graphql';
import { CommentView, PostCardView, PostView } from '@tedarik/commands';
import { z } from 'zod';
import { Picture } from '../pictures/picture.scalar.js';
import { of, typeOf } from '../graphql/type-of.js';
import { BlogCategory } from './blog-category.types.js';

const about = {
  featuredImageUrl: { type: () => Picture },
  date: 'ISO 8601. Publication date, or creation date if the post was never published.',
  category: { type: () => BlogCategory },
};

@ObjectType()
export class BlogAuthor extends typeOf(PostView.shape.author.unwrap().pick({ fullName: true, avatarUrl: true }), {
  avatarUrl: { type: () => Picture },
}) {}

@ObjectType({ description: 'A public comment. The e-mail address of its author is never exposed.' })
export class PostComment extends typeOf(CommentView) {}

@ObjectType()
export class PostCard extends typeOf(PostCardView, about) {}

const list = z.object({
  items: z.array(of(PostCard)),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  category: of(BlogCategory).nullable(),
  canonicalCategory: z.string().nullable(),
});

@ObjectType()
export class PostList extends typeOf(list, {
  category: 'The requested category; null if it does not exist.',
  canonicalCategory:
    'Current slug of `category`. If it differs from the requested value (a former slug or a name), redirect to it with 301.',
}) {}

@ObjectType()
export class Post extends typeOf(PostView, {
  ...about,
  contentHtml: 'Sanitised HTML. Pictures in it are served from this site.',
  author: { type: () => BlogAuthor },
  commentCount: 'Number of approved comments.',
}) {}
