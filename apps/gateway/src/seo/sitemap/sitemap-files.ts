import { SitemapIndexStream, SitemapItemStream, streamToPromise } from 'sitemap';

/** One page of the site. */
export interface SitemapEntry {
  path: string;
  /** ISO time of its last change; omitted where nobody knows it. */
  changedAt?: string;
}

/** Entries that were gathered together; written only once, for as long as it is the same array. */
export type SitemapBatch = readonly SitemapEntry[];

/** One file of the site map: at most as many entries as search engines read from one. */
export interface SitemapFile {
  name: string;
  /** Of the youngest change in it; omitted where nobody knows it. */
  changedAt?: string;
  /** May be read while they are written, once. */
  batches: Iterable<SitemapBatch> | AsyncIterable<SitemapBatch>;
}

const MOST_ENTRIES = 50_000;
const BEGIN = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const END = '</urlset>';
/** A search engine's file is mostly what it was a second ago. */
const written = new WeakMap<SitemapBatch, Promise<string>>();

/**
 * `name`, or `name-1`, `name-2` … when there is too much for one file. Batches, of at most `most` entries each, keep their
 * order and stay whole, so files rarely change.
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

/** Files of one kind under their names: a number behind it tells several apart. */
export const numbered = (name: string, files: readonly Omit<SitemapFile, 'name'>[]): SitemapFile[] =>
  files.map((file, index) => ({ ...file, name: files.length > 1 ? `${name}-${index + 1}` : name }));

function youngestOf(batches: readonly SitemapBatch[]): Pick<SitemapFile, 'changedAt'> {
  let youngest = '';
  for (const batch of batches) {
    for (const { changedAt = '' } of batch) if (changedAt > youngest) youngest = changedAt;
  }
  return youngest ? { changedAt: youngest } : {};
}

/** `origin` is scheme and host, without a slash at the end: the same for the life of the process. */
export async function sitemapXml({ batches }: SitemapFile, origin: string): Promise<string> {
  const parts: string[] = [];
  for await (const batch of batches) if (batch.length > 0) parts.push(await writtenOnce(batch, origin));
  return [BEGIN, ...parts, END].join('');
}

/** The list of all files, each with its youngest change. */
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
