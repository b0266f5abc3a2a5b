import type { PostInput } from '@tedarik/commands';
import { plainText, sanitizeHtml } from '@tedarik/html';
import type { FieldError } from '@tedarik/service-kit';
import { fold } from '@tedarik/turkish';
import { postRefused } from './post.errors.js';

/** GEN-19: longest values, in characters; the content is limited in bytes of HTML. */
const LONGEST = { title: 150, excerpt: 500, metaTitle: 150, metaDescription: 500, tag: 150, url: 2_048 } as const;
const MOST_CONTENT_BYTES = 200_000;

/** The fields that an editor writes, validated and sanitised. */
export interface PostFields {
  title: string;
  excerpt: string;
  /** Sanitised HTML. */
  content: string;
  /** The text of the content without tags. */
  text: string;
  featuredImageUrl: string | null;
  isFeatured: boolean;
  categoryId: string | null;
  tags: string[];
  metaTitle: string | null;
  metaDescription: string | null;
}

/** Throws post-refused, which names every field that breaks a rule. */
export function postFields(input: PostInput): PostFields {
  const title = input.title.trim();
  const excerpt = input.excerpt.trim();
  const content = sanitizeHtml(input.content).trim();
  const metaTitle = input.metaTitle?.trim() || null;
  const metaDescription = input.metaDescription?.trim() || null;
  const image = input.featuredImageUrl?.trim() || null;
  const featuredImageUrl = image === null ? null : pictureUrl(image);
  const tags = distinctTags(input.tags);

  const errors: FieldError[] = [];
  const refuseIf = (isBroken: boolean, field: keyof PostInput, code: string) => {
    if (isBroken) errors.push({ field, code });
  };
  refuseIf(title === '', 'title', 'required');
  refuseIf(title.length > LONGEST.title, 'title', 'too-long');
  refuseIf(excerpt.length > LONGEST.excerpt, 'excerpt', 'too-long');
  refuseIf(content === '', 'content', 'required');
  refuseIf(Buffer.byteLength(content) > MOST_CONTENT_BYTES, 'content', 'too-long');
  refuseIf(featuredImageUrl === undefined, 'featuredImageUrl', 'invalid-url');
  refuseIf((metaTitle?.length ?? 0) > LONGEST.metaTitle, 'metaTitle', 'too-long');
  refuseIf((metaDescription?.length ?? 0) > LONGEST.metaDescription, 'metaDescription', 'too-long');
  refuseIf(
    tags.some((tag) => tag.length > LONGEST.tag),
    'tags',
    'too-long',
  );
  if (errors.length > 0) throw postRefused(errors);
  return {
    title,
    excerpt,
    content,
    text: plainText(content),
    featuredImageUrl: featuredImageUrl ?? null,
    isFeatured: input.isFeatured,
    categoryId: input.categoryId,
    tags,
    metaTitle,
    metaDescription,
  };
}

/** GEN-20: an https address (http is changed to https); undefined for anything else. */
function pictureUrl(text: string): string | undefined {
  const url = text.length <= LONGEST.url && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:') url.protocol = 'https:';
  return url?.protocol === 'https:' ? url.href : undefined;
}

/** The tags as typed, without repetitions that differ only in case or diacritics (ADM-POST-19). */
function distinctTags(typed: readonly string[]): string[] {
  const tags = typed.map((tag) => tag.trim()).filter(Boolean);
  return [...new Map(tags.toReversed().map((tag) => [fold(tag), tag])).values()].toReversed();
}
