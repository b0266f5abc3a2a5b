import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** One page of the site. */
export interface SitemapEntry {
  path: string;
  /** ISO time of its last change; omitted where nobody knows it. */
  changedAt?: string;
}

/** One file of the site map: at most as many entries as search engines read from one. */
export interface SitemapFile {
  name: string;
  entries: readonly SitemapEntry[];
}

const MOST_ENTRIES = 50_000;

/** `name`, or `name-1`, `name-2` … when there is too much for one file. Entries keep their order, so files rarely change. */
export function filesOf(name: string, entries: readonly SitemapEntry[], most = MOST_ENTRIES): SitemapFile[] {
  if (entries.length <= most) return entries.length > 0 ? [{ name, entries }] : [];
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    name: `${name}-${index + 1}`,
    entries: entries.slice(index * most, (index + 1) * most),
  }));
}

/** `origin` is scheme and host, without a slash at the end. */
export async function sitemapXml({ entries }: SitemapFile, origin: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const { path, changedAt } of entries) stream.write({ url: path, ...(changedAt && { lastmod: changedAt }) });
  stream.end();
  return (await streamToPromise(stream)).toString('utf8');
}

/** The list of all files, each with its youngest change. */
export async function sitemapIndexXml(files: readonly SitemapFile[], origin: string): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const { name, entries } of files) {
    const lastmod = entries.reduce((latest, { changedAt = '' }) => (changedAt > latest ? changedAt : latest), '');
    stream.write({ url: `${origin}/sitemaps/${name}.xml`, ...(lastmod && { lastmod }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString('utf8');
}
