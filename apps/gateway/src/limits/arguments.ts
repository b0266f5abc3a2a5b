import { DomainError } from '@tedarik/service-kit';
import { z } from 'zod';

/** Longest slug that is accepted; no record has a longer one. */
export const LONGEST_SLUG = 200;

/** Longest search text that is accepted. */
export const LONGEST_TEXT = 100;

const MOST_PAGES = 10_000;
const MOST_AT_ONCE = 100;

const first = z.int().min(1).max(MOST_AT_ONCE);
const page = z.int().min(1).max(MOST_PAGES);
const slugs = z.array(z.string().min(1).max(LONGEST_SLUG)).max(20).default([]);
const list = z.strictObject({
  q: z.string().max(LONGEST_TEXT).default(''),
  categories: slugs,
  services: slugs,
  certificates: slugs,
  ratedAtLeast: z.int().min(1).max(5).optional(),
  openNow: z.boolean().default(false),
  page,
});
export type ListArguments = z.infer<typeof list>;

/** A10: validates how many items are requested, 1 to 100; undefined means all. Throws `bad-request`. */
export const firstOf = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : parsed(first, value, 'first');

/** A10: validates a page number. Throws `bad-request`. */
export const pageOf = (value: number): number => parsed(page, value, 'page');

const ids = z.array(z.uuid()).max(50);

/** Validates at most 50 uuids. Throws `bad-request`. */
export const idsOf = (values: string[]): string[] => parsed(ids, values, 'ids');

const METRES = 1_000;
const around = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    withinKm: z.int().min(1).max(500).nullish(),
  })
  .transform(({ latitude: lat, longitude: lon, withinKm }) => ({
    near: { lat, lon },
    ...(withinKm && { within: withinKm * METRES }),
  }));

/** Validates a point on earth and converts the radius around it to metres. Throws `bad-request`. */
export const aroundOf = (value: z.input<typeof around>): z.output<typeof around> => parsed(around, value, 'near');

const LAST_LATITUDE = 85;
const FURTHEST_IN = 22;
const mapArea = z
  .object({
    west: z.number().min(-180).max(180),
    south: z.number().min(-LAST_LATITUDE).max(LAST_LATITUDE),
    east: z.number().min(-180).max(180),
    north: z.number().min(-LAST_LATITUDE).max(LAST_LATITUDE),
  })
  .refine(({ west, south, east, north }) => west < east && south < north);

/** Validates a part of the map; width and height must be positive. Throws `bad-request`. */
export const mapAreaOf = (value: z.input<typeof mapArea>): z.output<typeof mapArea> => parsed(mapArea, value, 'area');

/** Validates a zoom level of the map, 0 to 22. Throws `bad-request`. */
export const zoomOf = (value: number): number => parsed(z.int().min(0).max(FURTHEST_IN), value, 'zoom');

/**
 * A4, A10: validates the arguments of a list: text of at most LONGEST_TEXT characters, at most 20 categories, services and certificates, a
 * rating of 1 to 5, page 1 to 10,000. Null counts as missing. Throws `bad-request`.
 */
export const listArguments = (values: OrNull<z.input<typeof list>>): ListArguments =>
  parsed(list, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)));

type OrNull<Values> = { [Name in keyof Values]: Values[Name] | null };

function parsed<S extends z.ZodType>(schema: S, value: unknown, name = ''): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fieldErrors = result.error.issues.map(({ path, code }) => ({
    field: path.join('.') || name,
    code: code.replaceAll('_', '-'),
  }));
  throw new DomainError('bad-request', 'invalid', undefined, fieldErrors);
}
