import { BLOG_CATEGORY_COLORS } from '@tedarik/commands';
import type { FieldError } from '@tedarik/service-kit';
import { blogSlug } from '@tedarik/turkish';
import { categoryRefused } from './category.errors.js';

/** GEN-19. */
const LONGEST = { name: 150, description: 5_000 } as const;

/** What an editor writes of a category, checked and cleaned. */
export interface CategoryFields {
  name: string;
  slug: string;
  description: string | null;
  color: string;
}

/**
 * Throws category-refused, naming every field that breaks a rule. `keeps` is a colour that the category has already and
 * may keep although it is offered to nobody.
 */
export function categoryFields(
  typed: { name: string; slug: string; description: string | null; color: string },
  keeps?: string,
): CategoryFields {
  const name = typed.name.trim();
  const slug = typed.slug.trim();
  const description = typed.description?.trim() || null;
  const color = typed.color.trim().toUpperCase();
  const errors: FieldError[] = [];
  const refuseIf = (isBroken: boolean, field: keyof CategoryFields, code: string) => {
    if (isBroken) errors.push({ field, code });
  };
  refuseIf(name === '', 'name', 'required');
  refuseIf(name.length > LONGEST.name, 'name', 'too-long');
  refuseIf(slug === '', 'slug', 'required');
  refuseIf(slug !== '' && blogSlug(slug) !== slug, 'slug', 'slug-invalid');
  refuseIf((description?.length ?? 0) > LONGEST.description, 'description', 'too-long');
  refuseIf(color !== keeps && !isOffered(color), 'color', 'color-not-offered');
  if (errors.length > 0) throw categoryRefused(errors);
  return { name, slug, description, color };
}

const isOffered = (color: string): boolean => (BLOG_CATEGORY_COLORS as readonly string[]).includes(color);
