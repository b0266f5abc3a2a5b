import { PostInput } from '@tedarik/commands';
import { plainText, sanitizeHtml } from '@tedarik/html';
import { blogSlug } from '@tedarik/turkish';
import { BLOG_CATEGORIES, BLOG_POSTS } from './samples/blog.js';
import { postOf } from './seed-blog.js';

const PRESETS = ['#3B82F6', '#10B981', '#F59E0B', '#EF4444', '#8B5CF6', '#06B6D4', '#84CC16', '#F97316'];
const uuid = '018f4e0a-0000-7000-8000-000000000001';

it.each(BLOG_POSTS.map((sample) => [sample.title, sample] as const))('GEN-24 %s is a valid post', (_, sample) => {
  expect(PostInput.safeParse(postOf(sample, uuid)).error).toBeUndefined();
  expect(BLOG_CATEGORIES.map(([name]) => name)).toContain(sample.category);
  expect(sample.title.length).toBeLessThanOrEqual(150);
  expect(sample.excerpt.length).toBeLessThanOrEqual(500);
  expect(Date.parse(`${sample.day}T06:00:00Z`)).toBeLessThan(Date.parse('2026-11-21T00:00:00Z'));
  expect(plainText(sample.content).split(' ').length).toBeGreaterThanOrEqual(235);
});

it.each(BLOG_POSTS.map((sample) => [sample.title, sample.content.trim()] as const))(
  'GEN-24 %s is unchanged by sanitizeHtml',
  (_, content) => expect(sanitizeHtml(content)).toBe(content),
);

it('GEN-24 has at least twelve posts with different slugs, and six categories in preset colours', () => {
  expect(BLOG_POSTS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(BLOG_POSTS.map(({ title }) => blogSlug(title))).size).toBe(BLOG_POSTS.length);
  expect(BLOG_CATEGORIES).toHaveLength(6);
  for (const [name, color] of BLOG_CATEGORIES) {
    expect(PRESETS).toContain(color);
    expect(BLOG_POSTS.map(({ category }) => category)).toContain(name);
  }
  expect(BLOG_POSTS.filter(({ featured }) => featured)).toHaveLength(3);
});
