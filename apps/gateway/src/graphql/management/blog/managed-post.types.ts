import { Field, ID, InputType, Int, ObjectType, OmitType, registerEnumType } from '@nestjs/graphql';
import type { PostStatus as Status } from '@tedarik/commands';
import { PostCard } from '../../blog/post.types.js';

export enum ManagedPostStatus {
  draft = 'draft',
  published = 'published',
  archived = 'archived',
}
registerEnumType(ManagedPostStatus, { name: 'ManagedPostStatus' });

export enum ManagedPostFilter {
  draft = 'draft',
  published = 'published',
  scheduled = 'scheduled',
  archived = 'archived',
}
registerEnumType(ManagedPostFilter, {
  name: 'ManagedPostFilter',
  description: 'A published post is a scheduled one until its date has come.',
});

@ObjectType()
export class ManagedPostCategory {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  color: string;
}

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
export class ManagedPostList {
  @Field(() => [ManagedPost])
  items: ManagedPost[];

  @Field(() => Int)
  total: number;
}

@ObjectType({ description: 'A post as its form takes it.' })
export class ManagedPostForm {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  excerpt: string;

  @Field(() => String, { description: 'Sanitised HTML.' })
  content: string;

  @Field(() => String, { nullable: true, description: 'As it was typed; nothing is fetched from it.' })
  featuredImageUrl: string | null;

  @Field(() => Boolean)
  isFeatured: boolean;

  @Field(() => ID, { nullable: true })
  categoryId: string | null;

  @Field(() => String, { description: 'draft, published or archived.' })
  status: string;

  @Field(() => String, { nullable: true })
  publishedAt: string | null;

  @Field(() => [String])
  tags: string[];

  @Field(() => String, { nullable: true })
  metaTitle: string | null;

  @Field(() => String, { nullable: true })
  metaDescription: string | null;

  @Field(() => String, { nullable: true, description: 'Who created it.' })
  authorName?: string | null;

  @Field(() => String)
  updatedAt: string;
}

@InputType()
export class ManagedPostInput {
  @Field(() => String)
  slug: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  excerpt: string;

  @Field(() => String)
  content: string;

  @Field(() => String, { nullable: true })
  featuredImageUrl?: string | null;

  @Field(() => Boolean)
  isFeatured: boolean;

  @Field(() => ID, { nullable: true })
  categoryId?: string | null;

  @Field(() => ManagedPostStatus)
  status: Status;

  @Field(() => String, { nullable: true, description: 'ISO. In the future: scheduled.' })
  publishedAt?: string | null;

  @Field(() => [String])
  tags: string[];

  @Field(() => String, { nullable: true })
  metaTitle?: string | null;

  @Field(() => String, { nullable: true })
  metaDescription?: string | null;
}

@ObjectType()
export class ManagedPostSaved {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => Int)
  revision: number;
}
