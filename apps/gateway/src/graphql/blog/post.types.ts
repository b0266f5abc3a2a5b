import { Field, Int, ObjectType } from '@nestjs/graphql';
import { CommentView, PostCardView, PostView } from '@tedarik/commands';
import { Picture } from '../../pictures/picture.scalar.js';
import { pageOf, typeOf } from '../type-of.js';
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

@ObjectType()
export class PostList extends pageOf(PostCard) {
  @Field(() => Int)
  page: number;

  @Field(() => Int)
  totalPages: number;

  @Field(() => BlogCategory, {
    nullable: true,
    description: 'The category requested; null when there is none like that.',
  })
  category: BlogCategory | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug of `category`; differs from what was requested when a former slug or a name was given (answer 301).',
  })
  canonicalCategory: string | null;
}

@ObjectType()
export class Post extends typeOf(PostView, {
  ...about,
  contentHtml: 'Sanitised; pictures in it have addresses of our own.',
  author: { type: () => BlogAuthor },
  commentCount: 'Approved comments.',
}) {}
