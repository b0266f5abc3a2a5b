import type { Dayjs } from 'dayjs';
import type { ManagedPostInput } from '../../../lib/graphql/types.js';
import type { StoredPost } from './api/post-form-api.js';
import { fromIstanbulClock, toIstanbulClock } from './istanbul-time.js';

/** The values of the form. */
export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  featuredImageUrl: string;
  categoryId: string | null;
  isFeatured: boolean;
  /** In Istanbul's local time. */
  publishedAt: Dayjs | null;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
}

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featuredImageUrl: '',
  categoryId: null,
  isFeatured: false,
  publishedAt: null,
  tags: [],
  metaTitle: '',
  metaDescription: '',
};

export const postValuesOf = (post: StoredPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  featuredImageUrl: post.featuredImageUrl ?? '',
  categoryId: post.categoryId ?? null,
  isFeatured: post.isFeatured,
  publishedAt: post.publishedAt ? toIstanbulClock(post.publishedAt) : null,
  tags: post.tags,
  metaTitle: post.metaTitle ?? '',
  metaDescription: post.metaDescription ?? '',
});

/** The input for the server. A post published without a date gets the current time of the server's clock (ADM-POST-13). */
export const postInputOf = (values: PostValues, status: ManagedPostInput['status']): ManagedPostInput => ({
  ...values,
  slug: values.slug.trim(),
  featuredImageUrl: values.featuredImageUrl.trim() || null,
  categoryId: values.categoryId ?? null,
  status,
  publishedAt: values.publishedAt ? fromIstanbulClock(values.publishedAt) : null,
  metaTitle: values.metaTitle.trim() || null,
  metaDescription: values.metaDescription.trim() || null,
});
