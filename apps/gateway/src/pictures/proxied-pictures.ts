import type { PictureLinks } from './picture-links.js';

/** Width of the text column on a large screen, in pixels. */
const WIDTH = 960;
const PICTURE = /<img\b[^>]*>/g;
const SOURCE = /\ssrc="([^"]*)"/;

/**
 * Replaces the address of every picture in sanitised HTML by one on this site, as the content security policy demands. Matching tags with a
 * regular expression is safe here, because the sanitiser writes attributes in double quotes and escapes '>' in them.
 */
export const withProxiedPictures = (html: string, links: Pick<PictureLinks, 'pathOf'>): string =>
  html.replace(PICTURE, (tag) => {
    const source = SOURCE.exec(tag)?.[1] ?? '';
    const path = links.pathOf(source.replaceAll('&amp;', '&'));
    return path ? tag.replace(SOURCE, ` src="${path}?w=${WIDTH}" loading="lazy"`) : '';
  });
