import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Picture } from '../../pictures/picture.scalar.js';
import { BlogCategory } from './blog-category.types.js';

@ObjectType()
export class BlogAuthor {
  @Field(() => String)
  fullName: string;

  @Field(() => Picture, { nullable: true })
  avatarUrl: string | null;
}

@ObjectType({ description: 'The e-mail address that was given with it is never shown.' })
export class PostComment {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  authorName: string;

  @Field(() => String)
  content: string;

  @Field(() => String)
  createdAt: string;
}

@ObjectType()
export class PostCard {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  excerpt: string;

  @Field(() => Picture, { nullable: true })
  featuredImageUrl: string | null;

  @Field(() => Boolean)
  isFeatured: boolean;

  @Field(() => String, { description: 'When it was published, else created; ISO.' })
  date: string;

  @Field(() => BlogCategory, { nullable: true })
  category: BlogCategory | null;

  @Field(() => Int)
  viewCount: number;
}

@ObjectType()
export class PostList {
  @Field(() => [PostCard])
  items: PostCard[];

  @Field(() => Int)
  total: number;

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
export class Post extends PostCard {
  @Field(() => String, { description: 'Sanitised; pictures in it have addresses of our own.' })
  contentHtml: string;

  @Field(() => String)
  updatedAt: string;

  @Field(() => [String])
  tags: string[];

  @Field(() => BlogAuthor, { nullable: true })
  author: BlogAuthor | null;

  @Field(() => Int, { description: 'Approved comments.' })
  commentCount: number;

  @Field(() => String, { nullable: true })
  metaTitle: string | null;

  @Field(() => String, { nullable: true })
  metaDescription: string | null;
}
