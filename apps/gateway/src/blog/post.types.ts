import { ObjectType } from '@nestjs/graphql';
import { CommentView, PostCardView, PostView } from '@tedarik/commands';
import { z } from 'zod';
import { Picture } from '../pictures/picture.scalar.js';
import { of, typeOf } from '../graphql/type-of.js';
import { BlogCategory } from './blog-category.types.js';

const about = {
  featuredImageUrl: { type: () => Picture },
  date: 'When it was published, else created; ISO.',
  category: { type: () => BlogCategory },
};

@ObjectType()
export class BlogAuthor extends typeOf(PostView.shape.author.unwrap().pick({ fullName: true, avatarUrl: true }), {
  avatarUrl: { type: () => Picture },
}) {}

@ObjectType({ description: 'The e-mail address that was given with it is never shown.' })
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
  category: 'The category requested; null when there is none like that.',
  canonicalCategory:
    'Slug of `category`; differs from what was requested when a former slug or a name was given (answer 301).',
}) {}

@ObjectType()
export class Post extends typeOf(PostView, {
  ...about,
  contentHtml: 'Sanitised; pictures in it have addresses of our own.',
  author: { type: () => BlogAuthor },
  commentCount: 'Approved comments.',
}) {}
