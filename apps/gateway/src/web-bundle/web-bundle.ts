import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageTemplate } from './page-template.js';

export type Locale = 'tr' | 'en';

/** Names and settings of this installation. */
export interface SiteConfig {
  locale: Locale;
  brand: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  contact: { email: string; phone: string; address: string };
  /** Address of the map style; without one, drawings of the provinces are shown. */
  mapStyle?: string;
}

/** A page as the web app renders it. */
export interface RenderedPage {
  status: number;
  location?: string;
  head: string;
  body: string;
  /** JSON, escaped for a `<script type="application/json">`. */
  state: string;
  robotsHeader?: string;
  /** True if a part of the page is missing. */
  degraded: boolean;
}

/** One of the web app's own GraphQL operations. */
export interface KnownOperation {
  name: string;
  text: string;
}

export type RunOperation = <Answer>(operation: KnownOperation, variables: unknown) => Promise<Answer>;
export type DrawingKind = 'kapak' | 'urun' | 'afis' | 'yer' | 'tabak';

/** Builders of the addresses in the site map: single pages, and pages that exist per record. */
export interface SiteMap {
  readonly pages: readonly string[];
  /** Pages that list the districts of these cities. */
  readonly districtPages: (cityKeys: readonly string[]) => string[];
  readonly category: (slug: string) => string;
  readonly city: (key: string) => string;
  readonly district: (slug: string) => string;
  readonly business: (slug: string) => string;
  readonly product: (slug: string) => string;
  readonly post: (slug: string) => string;
}

/** File names, column headings and values of exported lists in words. */
export interface ExportWords {
  /** File name without extension; undefined if the list has none of its own. */
  file(operation: string): string | undefined;
  /** The heading of a column; null if the column is left out, undefined if it has no heading. */
  heading(operation: string, path: readonly string[]): string | null | undefined;
  value(path: readonly string[], value: unknown): string;
  /** The reason why a row was not imported, by its code. */
  reason(code: string, name: string): string;
}

/** The exports of the web app's `server/entry-server.js`. */
export interface WebEntry {
  render(
    request: { url: string; origin: string },
    dependencies: { query: RunOperation; site: SiteConfig },
  ): Promise<RenderedPage>;
  OPERATIONS: readonly KnownOperation[];
  /** Names of operations that are answered from the page cache: they take a slug, and their result is the same for everybody. */
  KEPT_OPERATIONS: readonly string[];
  SITE_MAP: SiteMap;
  exportWords(locale: Locale): ExportWords;
  /** An SVG; the same arguments give the same bytes. */
  coverArt(kind: DrawingKind, category: string, slug: string): string;
  /** The category whose drawings a post uses. */
  postTrade(post: { title: string; category: { slug: string } | null }): string;
}

/** The built web app: its renderer, the HTML around pages, and the files for browsers. */
export class WebBundle {
  constructor(
    readonly entry: WebEntry,
    readonly template: PageTemplate,
    /** The HTML around the back office. */
    readonly backOffice: PageTemplate,
    readonly clientFolder: string,
  ) {}

  /** Loads the build for one language. Throws if the web app is not built. `importEntry` loads an ES module by its path. */
  static async load(root: string, locale: Locale, importEntry: (file: string) => Promise<unknown>): Promise<WebBundle> {
    const clientFolder = join(root, locale === 'tr' ? 'client' : `client-${locale}`);
    const templateIn = async (file: string) => new PageTemplate(await readFile(join(clientFolder, file), 'utf8'));
    const entry = (await importEntry(join(root, 'server/entry-server.js'))) as WebEntry;
    return new WebBundle(entry, await templateIn('index.html'), await templateIn('back-office.html'), clientFolder);
  }
}
