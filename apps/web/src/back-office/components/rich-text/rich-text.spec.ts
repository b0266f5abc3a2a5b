import { Editor } from '@tiptap/react';
import { sanitizeHtml } from '../../../../../../libs/html/src/index.js'; // oxlint-disable-line @nx/enforce-module-boundaries -- only here do both sides of one rule meet
import { EXTENSIONS } from './extensions.js';
import { ALLOWED, RENAMED } from './allowed-html.js';
import { pastedHtml } from './pasted-html.js';
import { insertTable } from './insert-table.js';
import { isLossy, tidyHtml } from './tidy-html.js';

const editorOf = (content: string) => new Editor({ extensions: EXTENSIONS, content, injectCSS: false });
/** The text that is stored after somebody opened it and changed nothing. */
const written = (html: string) => tidyHtml(editorOf(html).getHTML());

const TEXTS = {
  'a picture': '<p>Önce <img src="https://resim.example/a.jpg" alt="Bal" width="2" height="3"> sonra</p>',
  'an uploaded picture': '<p><img src="/yukleme/a.jpg" alt=""></p>',
  'a picture that is a link': '<p><a href="/firma"><img src="https://resim.example/a.jpg" alt="Bal"></a></p>',
  'a picture with words under it':
    '<figure><img src="https://resim.example/a.jpg" alt="Bal"><figcaption>Süzme bal</figcaption></figure>',
  'a table': '<table><tbody><tr><td>Bal</td><td>Petek</td></tr><tr><td colspan="2">ikisi</td></tr></tbody></table>',
  'a table with a head':
    '<table><thead><tr><th>Ürün</th><th>Fiyat</th></tr></thead><tbody><tr><th>Bal</th><td>1</td></tr></tbody></table>',
  'a list and a quote': '<ul><li>bir</li><li>iki</li></ul><blockquote><p>üç</p></blockquote>',
  'all marks':
    '<h2>a</h2><h3>b</h3><h4>c</h4><p><strong>d</strong><em>e</em><u>f</u><s>g</s><code>h</code><br>i</p><hr>' +
    '<ol><li>j</li></ol><pre><code>k</code></pre>',
};

describe('the rich editor', () => {
  it.each(Object.entries(TEXTS))('K14 keeps %s as it is', (_, html) => {
    expect(written(html)).toBe(html);
    expect(isLossy(html, written(html))).toBe(false);
  });

  it.each(Object.entries(TEXTS))('K14 PUB-SEO-13 writes nothing that the server would take out of %s', (_, html) => {
    const asServerWrites = (text: string) => text.replace(/ ?\/>/g, '>').replace(/ rel="[^"]*"/g, '');
    expect(asServerWrites(sanitizeHtml(written(html)))).toBe(written(html));
  });

  it('K14 says when a text has something that it would lose', () => {
    const html = '<p>a</p><figure><figcaption>b</figcaption></figure><pre><code><strong>c</strong></code></pre>';
    expect(isLossy(html, written(html))).toBe(true);
    // Content that the server would remove anyway does not count as lost.
    expect(isLossy('<p style="color:red">a<script>b</script></p>', '<p>a</p>')).toBe(false);
  });

  it('K14 keeps the table that is pasted from a word processor, and counts the pictures that it cannot', () => {
    const word =
      '<html><head><style>p{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Fiyatlar<o:p></o:p></p>' +
      '<table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal>a</p></td><td><p>b</p></td></tr></table>' +
      '<img width=10 src="file:///C:/Users/x/a.png"><img src="data:image/png;base64,AA=="><!--EndFragment--></body></html>';
    const { html, dropped } = pastedHtml(word);
    expect(dropped).toBe(2);
    expect(written(html)).toBe('<p>Fiyatlar</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
    expect(pastedHtml('<p>a</p>')).toEqual({ html: '<p>a</p>', dropped: 0 });
  });

  it('K14 keeps the lists and headings that are pasted from Word, and leaves out its empty paragraphs', () => {
    const item = (marker: string, level: number, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
      `<span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
    const word =
      `<h1 style='color:blue'>Peynir<o:p></o:p></h1>${item('·', 1, 'Tulum')}${item('o', 2, '<b>İzmir</b>')}${item('·', 1, 'Lor')}` +
      `<p class=MsoNormal>&nbsp;<o:p></o:p></p>${item('1.', 1, 'Tuzla')}${item('2.', 1, 'Beklet')}<p>Son.</p>`;
    expect(written(pastedHtml(word).html)).toBe(
      '<h2>Peynir</h2><ul><li><p>Tulum</p><ul><li><strong>İzmir</strong></li></ul></li><li>Lor</li></ul>' +
        '<ol><li>Tuzla</li><li>Beklet</li></ol><p>Son.</p>',
    );
  });

  it('K14 inserts a table, and moves the cursor into its first cell', () => {
    const editor = editorOf('<p>Önce</p>');
    editor.commands.focus('end');
    insertTable(editor);
    editor.commands.insertContent('Ürün');
    expect(tidyHtml(editor.getHTML())).toMatch(/<thead><tr><th>Ürün<\/th><th><\/th><th><\/th><\/tr><\/thead>/);
  });
});

describe('the allowed elements of a text', () => {
  it('K14 PUB-SEO-13 are the same in the editor and in the sanitiser of the server', () => {
    const everything =
      'a b blockquote br code div em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img li mark ol p pre ' +
      's section small span strong sub sup table tbody td tfoot th thead tr u ul video';
    for (const tag of everything.split(' ')) {
      const attribute = tag === 'img' ? ' src="https://a.example/b.png"' : '';
      const kept = new RegExp(`<${(RENAMED[tag.toUpperCase()] ?? tag).toLowerCase()}[ >]`);
      const isKept = ALLOWED.has(RENAMED[tag.toUpperCase()] ?? tag.toUpperCase());
      expect([tag, kept.test(sanitizeHtml(`<${tag}${attribute}>x</${tag}>`))]).toEqual([tag, isKept]);
    }
  });
});
