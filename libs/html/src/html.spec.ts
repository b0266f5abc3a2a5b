import { growth, LINEAR_GROWTH } from '@tedarik/testing';
import fc from 'fast-check';
import { plainText, sanitizeHtml } from './index.js';

describe('sanitizeHtml', () => {
  it.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers, styles and classes', '<p onclick="x" style="a" class="b">a</p>', '<p>a</p>'],
    ['an address that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden one', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['frames and forms', '<iframe src="https://x"></iframe><form><input></form>a', 'a'],
    ['vector images', '<svg><g onload="x"></g></svg>a', 'a'],
    [
      'mutation tricks',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    [
      'pictures that are not https',
      '<img src="http://a/b.png"><img src="data:image/png;base64,AA=="><img src="//a/b">',
      '',
    ],
  ])('PUB-SEO-13 A11 removes %s', (_, html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it('PUB-SEO-13 keeps the structure of a text, its tables, links and pictures', () => {
    const html =
      '<h2>a</h2><p>b <strong>c</strong><br /></p><ul><li>d</li></ul><table><tbody><tr><td colspan="2">e</td></tr></tbody></table>' +
      '<figure><img src="https://a/b.png" alt="c" width="2" height="3" /><figcaption>d</figcaption></figure><a href="/firma">e</a>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('PUB-SEO-13 turns an h1 into an h2', () => {
    expect(sanitizeHtml('<h1>Başlık</h1>')).toBe('<h2>Başlık</h2>');
  });

  it('adds rel="noopener nofollow" to links to other sites', () => {
    expect(sanitizeHtml('<a href="https://a" rel="x">a</a>')).toBe('<a href="https://a" rel="noopener nofollow">a</a>');
  });

  it('is idempotent', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<b', '<a href="', '">', '<!--', '-->', '&lt;', '<svg>'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = sanitizeHtml(pieces.join(''));
        expect(sanitizeHtml(once)).toBe(once);
      }),
      { examples: [[['<p>', '<b', '<p>', '<p>']]] },
    );
  });
});

describe('plainText', () => {
  it('PUB-BLOG-19 keeps the words and drops the tags', () => {
    expect(plainText('<h2 class="zeytin">Bal &amp; kaymak</h2><p>taze<em>dir</em></p>')).toBe('Bal & kaymak tazedir');
  });

  it('puts a space between paragraphs', () => {
    expect(plainText('<p>bir</p><p>iki<br>üç</p>')).toBe('bir iki üç');
  });

  it.each(['<p', '<p ', '<br/', '&lt;', '< ', '<!--'])('A41: takes linear time for thousands of %j', (piece) => {
    expect(growth(plainText, piece)).toBeLessThan(LINEAR_GROWTH);
  });
});
