import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageTemplate } from './page-template.js';

export type Locale = 'tr' | 'en';

/** What this installation calls itself. */
export interface SiteConfig {
  locale: Locale;
  brand: string;
  /** Scheme and host, no slash at the end. */
  origin: string;
  contact: { email: string; phone: string; address: string };
  /** Address of the style of maps; without one the provinces are drawn. */
  mapStyle?: string;
}

/** A page as the web app draws it. */
export interface RenderedPage {
  status: number;
  location?: string;
  head: string;
  body: string;
  /** JSON, escaped for a `<script type="application/json">`. */
  state: string;
  robotsHeader?: string;
  /** A part of the page is missing. */
  degraded: boolean;
}

/** One of the web app's own GraphQL operations. */
export interface KnownOperation {
  name: string;
  text: string;
}

export type RunOperation = <Answer>(operation: KnownOperation, variables: unknown) => Promise<Answer>;
export type DrawingKind = 'kapak' | 'urun' | 'afis' | 'yer' | 'tabak';

/** Addresses that search engines are told of: pages that exist once, and those that exist once for every entry. */
export interface SiteMap {
  readonly pages: readonly string[];
  /** Pages that list the districts, by the cities in which these lie. */
  readonly districtPages: (cityKeys: readonly string[]) => string[];
  readonly category: (slug: string) => string;
  readonly city: (key: string) => string;
  readonly district: (slug: string) => string;
  readonly business: (slug: string) => string;
  readonly product: (slug: string) => string;
  readonly post: (slug: string) => string;
}

/** How a file for people calls and says what the fields of a list hold. */
export interface ExportWords {
  /** Without its ending; undefined for what has no name of its own. */
  file(operation: string): string | undefined;
  /** Null for a column that is left out; undefined for one without words. */
  heading(operation: string, path: readonly string[]): string | null | undefined;
  value(path: readonly string[], value: unknown): string;
  /** Why a row of an import did not go in, by its code. */
  reason(code: string, name: string): string;
}

/** What `server/entry-server.js` of the web app exports. */
export interface WebEntry {
  render(
    request: { url: string; origin: string },
    dependencies: { query: RunOperation; site: SiteConfig },
  ): Promise<RenderedPage>;
  OPERATIONS: readonly KnownOperation[];
  /** Names of those that are answered from the page cache: they take a slug, and answer everybody the same. */
  KEPT_OPERATIONS: readonly string[];
  SITE_MAP: SiteMap;
  exportWords(locale: Locale): ExportWords;
  /** An SVG; same arguments, same bytes. */
  coverArt(kind: DrawingKind, category: string, slug: string): string;
  /** The category from which the drawing of a post is taken. */
  postTrade(post: { title: string; category: { slug: string } | null }): string;
}

/** The built web app: how pages are drawn, what frames them, and the files that browsers fetch. */
export class WebBundle {
  constructor(
    readonly entry: WebEntry,
    readonly template: PageTemplate,
    /** What stands around the back office. */
    readonly backOffice: PageTemplate,
    readonly clientFolder: string,
  ) {}

  /** What browsers fetch comes in one language. Throws when the web app was not built. `importEntry` loads an ES module by its path. */
  static async load(root: string, locale: Locale, importEntry: (file: string) => Promise<unknown>): Promise<WebBundle> {
    const clientFolder = join(root, locale === 'tr' ? 'client' : `client-${locale}`);
    const templateIn = async (file: string) => new PageTemplate(await readFile(join(clientFolder, file), 'utf8'));
    const entry = (await importEntry(join(root, 'server/entry-server.js'))) as WebEntry;
    return new WebBundle(entry, await templateIn('index.html'), await templateIn('back-office.html'), clientFolder);
  }
}
