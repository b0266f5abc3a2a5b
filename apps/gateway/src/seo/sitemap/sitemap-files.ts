import { SitemapIndexStream, SitemapItemStream, streamToPromise } from 'sitemap';

/** One page of the site. */
export interface SitemapEntry {
  path: string;
  /** ISO time of its last change; omitted if unknown. */
  changedAt?: string;
}

/** A batch of entries. Its XML is cached for as long as the same array is used. */
export type SitemapBatch = readonly SitemapEntry[];

/** One file of the site map, with at most 50,000 entries, the most that search engines read from one file. */
export interface SitemapFile {
  name: string;
  /** The latest change among its entries; omitted if unknown. */
  changedAt?: string;
  /** May be produced while it is read; iterated once. */
  batches: Iterable<SitemapBatch> | AsyncIterable<SitemapBatch>;
}

const MOST_ENTRIES = 50_000;
const BEGIN = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const END = '</urlset>';
/** XML by batch, since most of a file is the same as a second ago. */
const written = new WeakMap<SitemapBatch, Promise<string>>();

/**
 * Distributes batches to files called `name`, or `name-1`, `name-2` … if one file is too small. Batches of at most `most` entries keep
 * their order and are not split, so that files rarely change.
 */
export function filesOf(name: string, batches: readonly SitemapBatch[], most = MOST_ENTRIES): SitemapFile[] {
  const files: SitemapBatch[][] = [];
  let entries = Infinity;
  for (const batch of batches) {
    if (batch.length === 0) continue;
    entries += batch.length;
    if (entries > most) {
      files.push([]);
      entries = batch.length;
    }
    files.at(-1)?.push(batch);
  }
  return numbered(
    name,
    files.map((batches) => ({ batches, ...youngestOf(batches) })),
  );
}

/** Names the files of one kind; several get a number as suffix. */
export const numbered = (name: string, files: readonly Omit<SitemapFile, 'name'>[]): SitemapFile[] =>
  files.map((file, index) => ({ ...file, name: files.length > 1 ? `${name}-${index + 1}` : name }));

function youngestOf(batches: readonly SitemapBatch[]): Pick<SitemapFile, 'changedAt'> {
  let youngest = '';
  for (const batch of batches) {
    for (const { changedAt = '' } of batch) if (changedAt > youngest) youngest = changedAt;
  }
  return youngest ? { changedAt: youngest } : {};
}

/** `origin` is scheme and host without a slash at the end. It must not change during the process, because XML is cached. */
export async function sitemapXml({ batches }: SitemapFile, origin: string): Promise<string> {
  const parts: string[] = [];
  for await (const batch of batches) if (batch.length > 0) parts.push(await writtenOnce(batch, origin));
  return [BEGIN, ...parts, END].join('');
}

/** The index of all files, each with its latest change. */
export async function sitemapIndexXml(files: readonly SitemapFile[], origin: string): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const { name, changedAt } of files) {
    stream.write({ url: `${origin}/sitemaps/${name}.xml`, ...(changedAt && { lastmod: changedAt }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString('utf8');
}

function writtenOnce(batch: SitemapBatch, origin: string): Promise<string> {
  const xml = written.get(batch) ?? entriesXml(batch, origin);
  written.set(batch, xml);
  return xml;
}

async function entriesXml(batch: SitemapBatch, origin: string): Promise<string> {
  const stream = new SitemapItemStream();
  for (const { path, changedAt } of batch) {
    const url = new URL(path, origin).href;
    stream.write({ url, ...(changedAt && { lastmod: changedAt }), img: [], video: [], links: [] });
  }
  stream.end();
  return (await streamToPromise(stream)).toString('utf8');
}
