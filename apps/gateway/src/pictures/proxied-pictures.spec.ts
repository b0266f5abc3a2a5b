import { sanitizeHtml } from '@tedarik/html';
import { PictureLinks } from './picture-links.js';
import { withProxiedPictures } from './proxied-pictures.js';

const links = new PictureLinks({ SERVICE_TOKEN: 'a-token-of-tests-only' });
const drawn = (html: string) => withProxiedPictures(sanitizeHtml(html), links);

it('GEN-20 replaces the address of a picture by a signed path of this site', () => {
  const html = drawn('<p>a</p><img alt="b > c" src="https://resim.example/a.jpg?x=1&y=2" width="3">');
  const [, signature = '', named = ''] = /src="\/gorsel\/([\w-]+)\/([\w-]+)\?w=960"/.exec(html) ?? [];
  expect(links.urlOf(signature, named)).toBe('https://resim.example/a.jpg?x=1&y=2');
  expect(html).toContain('alt="b &gt; c"');
  expect(html).not.toContain('resim.example');
});

it('leaves out a picture that has no address', () => {
  expect(withProxiedPictures('<p>a<img alt="" src="https://" /></p>', links)).toBe('<p>a</p>');
});

it('leaves text that looks like a picture as it is', () => {
  const html = '<p>&lt;img src="https://a.example/b.png"&gt;</p>';
  expect(drawn(html)).toBe(html);
});
