import { slugify } from '@tedarik/turkish';
import { z } from 'zod';

const RADIX = 36;
/** Length of a uuid in base 36, padded with leading zeros. */
const LENGTH = 25;
const LARGEST = 2n ** 128n - 1n;
const ID_AT_END = new RegExp(`(?:^|-)([0-9a-z]{${LENGTH}})$`);

/**
 * Returns the last part of the address of a product's page: its name for readers and its id for the lookup. After a change of name the
 * former address still leads to the product by its id.
 */
export function productSlug({ id, name }: { id: string; name: string }): string {
  const key = BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(RADIX)
    .padStart(LENGTH, '0');
  return [slugify(name), key].filter(Boolean).join('-');
}

/** Returns the id in a product's slug; undefined if there is none. */
export function idOfProductSlug(slug: string): string | undefined {
  const key = ID_AT_END.exec(slug)?.[1];
  if (!key) return undefined;
  const number = [...key].reduce((sum, digit) => sum * BigInt(RADIX) + BigInt(parseInt(digit, RADIX)), 0n);
  if (number > LARGEST) return undefined;
  const digits = number.toString(16).padStart(32, '0');
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return z.uuid().safeParse(id).success ? id : undefined;
}
