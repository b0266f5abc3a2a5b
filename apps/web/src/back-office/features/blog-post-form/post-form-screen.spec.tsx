import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AnUpload } from '../../testing/an-upload.js';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

AnUpload.instead();

const NEW = '/yonetici/blog/yeni';
const EDIT = '/yonetici/blog/duzenle/p';
const STORED = {
  id: 'p',
  revision: 4,
  slug: 'pul-biber',
  title: 'Pul biber',
  excerpt: 'Özet',
  content: '<p>Kapalı kapta.</p>',
  featuredImageUrl: 'https://resim.example/a.jpg',
  isFeatured: true,
  categoryId: 'c',
  status: 'archived',
  publishedAt: '2026-11-21T21:30:00.000Z',
  tags: ['Sumak'],
  metaTitle: 'Meta',
  metaDescription: 'Açıklama',
  authorName: 'Elif Kara',
  updatedAt: '2026-11-21T21:30:00.000Z',
};
const SAVED = { id: 'p', slug: 'pul-biber', revision: 5 };
const ANSWERS = {
  ManagedPosts: { managedPosts: { items: [], total: 0 } },
  ManagedBlogCategories: {
    managedBlogCategories: {
      items: [
        { id: 'c', slug: 'saklama', name: 'Saklama', description: null, color: '#EF4444', postCount: 1, revision: 1 },
      ],
      total: 1,
    },
  },
  ManagedPost: { managedPost: STORED },
  FreePostSlug: ({ text }: { text: string }) => ({ freePostSlug: text === 'Çiğ süt' ? 'cig-sut-2' : 'bos-slug' }),
  CreatePost: { createPost: SAVED },
  UpdatePost: { updatePost: SAVED },
};
const open = (path: string, answers: object = {}, options: { keepsDrafts?: boolean } = {}) =>
  renderBackOffice(path, { ...options, answers: { ...ANSWERS, ...answers } });
const field = (label: RegExp) => screen.findByLabelText(label);
/** Opens the HTML tab and returns its field. */
async function html() {
  fireEvent.click(await screen.findByRole('radio', { name: 'HTML' }));
  return field(/^İçerik/);
}
const button = (name: string) => screen.getByRole('button', { name });
const sent = ({ requested }: ReturnType<typeof open>, operation: string) =>
  requested.filter((call) => call.operation === operation).at(-1)?.variables;

describe('a new post', () => {
  it('ADM-POST-01 ADM-POST-02 ADM-POST-03 has its title, buttons and fields', async () => {
    open(NEW);
    expect(await screen.findByRole('heading', { level: 1, name: 'Yeni Blog Yazısı' })).toBeVisible();
    for (const name of ['Geri', 'Taslak Kaydet', 'Yayınla'])
      expect(screen.getByRole('button', { name: new RegExp(`${name}$`) })).toBeVisible();
    const rows = async (label: RegExp) => (await field(label)).getAttribute('rows');
    expect(await screen.findByRole('radio', { name: 'Zengin metin' })).toBeChecked();
    await html();
    expect([await rows(/^İçerik/), await rows(/^Özet/), await rows(/^Meta açıklama/)]).toEqual(['20', '3', '3']);
    const side = [/^Görsel adresi/, /^Kategori/, /^Öne çıkan yazı/, /^Yayın tarihi/, /^Etiketler/, /^Meta başlık/];
    for (const label of side) expect(await field(label)).toBeInTheDocument();
  });

  it('ADM-POST-09 ADM-POST-10 ADM-POST-17 lets slug and meta title follow the title until they are typed', async () => {
    const { user } = open(NEW);
    await user.type(await field(/^Başlık$/), 'Çiğ süt');
    expect(await field(/^Slug/)).toHaveValue('cig-sut');
    expect(await field(/^Meta başlık/)).toHaveValue('Çiğ süt');
    await user.tab();
    await waitFor(async () => expect(await field(/^Slug/)).toHaveValue('cig-sut-2'));
    fireEvent.change(await field(/^Slug/), { target: { value: 'elle-yazilan' } });
    fireEvent.change(await field(/^Meta başlık/), { target: { value: 'Elle' } });
    await user.type(await field(/^Başlık$/), ' ve peynir');
    expect(await field(/^Slug/)).toHaveValue('elle-yazilan');
    expect(await field(/^Meta başlık/)).toHaveValue('Elle');
    await user.click(button('Başlıktan oluştur'));
    await waitFor(async () => expect(await field(/^Slug/)).toHaveValue('bos-slug'));
  });

  it('ADM-POST-06 ADM-POST-07 ADM-POST-08 requires title, slug and content, and a valid picture address', async () => {
    const { user, requested } = open(NEW);
    await field(/^Başlık$/);
    expect(button('Yayınla')).toBeDisabled();
    await user.click(button('Taslak Kaydet'));
    await waitFor(() => expect(screen.getAllByText('Bu alan zorunludur')).toHaveLength(3));
    await user.type(await field(/^Başlık$/), 'Bal');
    expect(button('Yayınla')).toBeDisabled();
    fireEvent.change(await html(), { target: { value: '<p>Petek</p>' } });
    await waitFor(() => expect(button('Yayınla')).toBeEnabled());
    fireEvent.change(await field(/^Görsel adresi/), { target: { value: 'resim' } });
    await user.click(button('Yayınla'));
    expect(await screen.findByText('Geçersiz URL')).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'CreatePost')).toBe(false);
  });

  it('ADM-POST-11 ADM-POST-19 adds trimmed tags by button or Enter, none twice, and takes them off', async () => {
    const { user } = open(NEW);
    const tags = await field(/^Etiketler/);
    await user.type(tags, '  Şeker {Enter}');
    await user.type(tags, 'ŞEKER{Enter}');
    await user.type(tags, '   {Enter}');
    await user.type(tags, 'Ispanak');
    await user.click(button('Ekle'));
    await user.type(tags, 'ISPANAK{Enter}');
    const removers = () => screen.queryAllByRole('button', { name: /^Etiketi kaldır/ });
    expect(removers().map((remover) => remover.getAttribute('aria-label'))).toEqual([
      'Etiketi kaldır: Şeker',
      'Etiketi kaldır: Ispanak',
    ]);
    await user.click(removers()[0]!);
    await waitFor(() => expect(removers()).toHaveLength(1));
  });

  it('ADM-POST-12 ADM-POST-13 ADM-POST-14 ADM-POST-16 saves a draft with all fields and goes back to the list', async () => {
    const view = open(NEW);
    await view.user.type(await field(/^Başlık$/), 'Bal');
    await view.user.tab();
    await waitFor(async () => expect(await field(/^Slug/)).toHaveValue('bos-slug'));
    fireEvent.change(await html(), { target: { value: '<p>Petek</p>' } });
    await view.user.click(button('Taslak Kaydet'));
    expect(await screen.findByText('Blog yazısı kaydedildi')).toBeVisible();
    expect(view.address()).toBe('/yonetici/blog');
    await waitFor(() => expect(document.getElementById('icerik')).toHaveFocus());
    expect(sent(view, 'CreatePost')?.['input']).toEqual({
      title: 'Bal',
      slug: 'bos-slug',
      excerpt: '',
      content: '<p>Petek</p>',
      featuredImageUrl: null,
      categoryId: null,
      isFeatured: false,
      status: 'draft',
      publishedAt: null,
      tags: [],
      metaTitle: 'Bal',
      metaDescription: null,
    });
  });

  it('ADM-POST-13 publishes; ADM-POST-15 keeps the input on failure, and retries with the same command', async () => {
    const view = open(NEW, { CreatePost: new Refusal('service-unavailable', 'unavailable') });
    await view.user.type(await field(/^Başlık$/), 'Bal');
    fireEvent.change(await html(), { target: { value: '<p>Petek</p>' } });
    await view.user.click(button('Yayınla'));
    expect(await screen.findByText(/^Blog yazısı kaydedilirken bir hata oluştu\./)).toBeVisible();
    expect(await html()).toHaveValue('<p>Petek</p>');
    const first = sent(view, 'CreatePost');
    view.answer('CreatePost', ANSWERS.CreatePost);
    await view.user.click(button('Yayınla'));
    expect(await screen.findByText('Blog yazısı yayınlandı')).toBeVisible();
    expect(sent(view, 'CreatePost')).toEqual(first);
    expect(first).toMatchObject({ input: { status: 'published', publishedAt: null } });
  });

  it('does not navigate when the reply to a save arrives after the author left the form', async () => {
    let answer: (reply: object) => void = () => undefined;
    const view = open(NEW, {
      CreatePost: () => new Promise((resolve) => (answer = resolve)),
      ManagedCertificates: { managedCertificates: { items: [], total: 0 } },
    });
    await view.user.type(await field(/^Başlık$/), 'Bal');
    fireEvent.change(await html(), { target: { value: '<p>Petek</p>' } });
    await view.user.click(button('Taslak Kaydet'));
    await waitFor(() => expect(sent(view, 'CreatePost')).toBeDefined());
    await view.user.click(screen.getByRole('link', { name: 'Sertifikalar' }));
    await view.user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    await screen.findByRole('heading', { level: 1, name: 'Sertifikalar' });
    answer(ANSWERS.CreatePost);
    expect(await screen.findByText('Blog yazısı kaydedildi')).toBeVisible();
    expect(view.address()).toBe('/yonetici/sertifikalar');
  });

  it('ADM-POST-18 says at the field that the slug is taken or reserved', async () => {
    const refusal = (code: string) => new Refusal(code, 'conflict', [{ field: 'slug', code }]);
    const view = open(NEW, { CreatePost: refusal('slug-taken') });
    await view.user.type(await field(/^Başlık$/), 'Bal');
    fireEvent.change(await html(), { target: { value: '<p>Petek</p>' } });
    await view.user.click(button('Taslak Kaydet'));
    expect(await screen.findByText('Bu slug zaten kullanılıyor')).toBeVisible();
    view.answer('CreatePost', refusal('slug-reserved'));
    await view.user.click(button('Taslak Kaydet'));
    expect(await screen.findByText('Bu slug kullanılamaz')).toBeVisible();
  });

  it('requires confirmation before unsaved input is discarded', async () => {
    const { user, address } = open(NEW);
    await user.type(await field(/^Başlık$/), 'Bal');
    await user.click(screen.getByRole('button', { name: /Geri$/ }));
    const requesting = within(await screen.findByRole('dialog'));
    await user.click(requesting.getByRole('button', { name: 'Düzenlemeye dön' }));
    expect(address()).toBe(NEW);
    expect(await field(/^Başlık$/)).toHaveValue('Bal');
  });

  it('loads the history of a post only when it is opened', async () => {
    const back = open(EDIT);
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'blog-post', recordId: 'p' }]);
  });
});

describe('a new post from a draft', () => {
  async function continued(fill: (view: ReturnType<typeof open>) => Promise<void>) {
    const first = open(NEW);
    await fill(first);
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    const view = open(NEW, {}, { keepsDrafts: true });
    await view.user.click(await screen.findByRole('button', { name: 'Taslağa devam et' }));
    return view;
  }

  it('ADM-POST-09 lets slug and meta title follow the title that is still to be typed', async () => {
    const { user } = await continued(async (first) => first.user.type(await field(/^Özet/), 'Kısa'));
    await user.type(await field(/^Başlık$/), 'Ak bal');
    expect(await field(/^Slug/)).toHaveValue('ak-bal');
    expect(await field(/^Meta başlık/)).toHaveValue('Ak bal');
  });

  it('ADM-POST-10 keeps a slug that was typed', async () => {
    const { user } = await continued(async (first) => {
      await first.user.type(await field(/^Başlık$/), 'Bal');
      await first.user.clear(await field(/^Slug/));
      await first.user.type(await field(/^Slug/), 'petek');
    });
    await user.type(await field(/^Başlık$/), ' ve kaymak');
    expect(await field(/^Slug/)).toHaveValue('petek');
  });
});

describe('an edited post', () => {
  it('ADM-POST-04 ADM-POST-05 is loaded behind eight rows, with everything that is stored of it', async () => {
    open(EDIT);
    const loading = await screen.findByRole('status', { name: 'Yükleniyor…' });
    expect(loading.children).toHaveLength(8);
    expect(await field(/^Başlık$/)).toHaveValue('Pul biber');
    expect(screen.getByRole('heading', { level: 1, name: 'Blog Yazısını Düzenle' })).toBeVisible();
    expect(screen.getByText('Yazar: Elif Kara')).toBeVisible();
    expect(await field(/^Slug/)).toHaveValue('pul-biber');
    expect(await html()).toHaveValue('<p>Kapalı kapta.</p>');
    expect(await field(/^Yayın tarihi/)).toHaveValue('22.11.2026 00:30');
    expect(await field(/^Öne çıkan yazı/)).toBeChecked();
    expect(await screen.findByRole('img', { name: 'Görsel önizlemesi' })).toHaveAttribute(
      'src',
      `/yonetici/gorsel?${new URLSearchParams({ adres: STORED.featuredImageUrl }).toString()}`,
    );
    expect(await screen.findByText('Saklama')).toBeVisible();
  });

  it('ADM-POST-20 shows "Anonim" for an unknown author', async () => {
    open(EDIT, { ManagedPost: { managedPost: { ...STORED, authorName: null } } });
    expect(await screen.findByText('Yazar: Anonim')).toBeVisible();
  });

  it('ADM-POST-04 says that it could not be loaded, and retries on request', async () => {
    const { user, answer } = open(EDIT, { ManagedPost: new Refusal('service-unavailable', 'unavailable') });
    expect(await screen.findByText('Blog yazısı yüklenirken bir hata oluştu.')).toBeVisible();
    answer('ManagedPost', ANSWERS.ManagedPost);
    await user.click(button('Tekrar Dene'));
    expect(await field(/^Başlık$/)).toHaveValue('Pul biber');
  });

  it('ADM-POST-10 ADM-POST-13 keeps its slug and, on a plain submit, its status', async () => {
    const view = open(EDIT);
    await view.user.type(await field(/^Başlık$/), ' saklama{Enter}');
    await screen.findByText('Blog yazısı kaydedildi');
    const { title, slug, status, publishedAt } = sent(view, 'UpdatePost')!['input'] as typeof STORED;
    expect([title, slug, status, publishedAt]).toEqual([
      'Pul biber saklama',
      'pul-biber',
      'archived',
      STORED.publishedAt,
    ]);
    expect(sent(view, 'UpdatePost')).toMatchObject({ id: 'p', revision: 4 });
  });

  it('K2: keeps a published post published on save, and has a button to turn it into a draft', async () => {
    const published = { managedPost: { ...STORED, status: 'published' } };
    const first = open(EDIT, { ManagedPost: published });
    await first.user.type(await field(/^Başlık$/), ' saklama');
    for (const name of ['Taslak Kaydet', 'Yayınla']) expect(screen.queryByRole('button', { name })).toBeNull();
    await first.user.click(button('Kaydet'));
    expect(await screen.findByText('Blog yazısı kaydedildi')).toBeVisible();
    expect(sent(first, 'UpdatePost')).toMatchObject({ input: { status: 'published', title: 'Pul biber saklama' } });
    first.unmount();

    const second = open(EDIT, { ManagedPost: published });
    await field(/^Başlık$/);
    await second.user.click(button('Taslağa al'));
    expect(await screen.findByText('Blog yazısı taslağa alındı')).toBeVisible();
    expect(sent(second, 'UpdatePost')).toMatchObject({ input: { status: 'draft' } });
  });

  it('K2: saves an archived post as an archived one, and offers to publish it', async () => {
    const view = open(EDIT);
    await field(/^Başlık$/);
    expect(button('Yayınla')).toBeEnabled();
    await view.user.click(button('Kaydet'));
    expect(await screen.findByText('Blog yazısı kaydedildi')).toBeVisible();
    expect(sent(view, 'UpdatePost')).toMatchObject({ input: { status: 'archived' } });
  });

  it('K13: says when a post with a date in the future will be published', async () => {
    const view = open(EDIT, {
      ManagedPost: { managedPost: { ...STORED, publishedAt: '2126-12-24T07:00:00.000Z' } },
    });
    await field(/^Başlık$/);
    await view.user.click(button('Yayınla'));
    expect(await screen.findByText('Blog yazısı 24 Ara 2126 10:00 tarihinde yayınlanacak')).toBeVisible();
  });

  it('K13: Enter in the field of the date takes the date and does not save the post', async () => {
    const view = open(EDIT);
    const date = await field(/^Yayın tarihi/);
    await view.user.clear(date);
    await view.user.type(date, '24.12.2026 10:00{Enter}');
    await waitFor(() => expect(date).toHaveValue('24.12.2026 10:00'));
    expect(view.requested.some(({ operation }) => operation === 'UpdatePost')).toBe(false);
    await view.user.click(button('Kaydet'));
    await screen.findByText('Blog yazısı kaydedildi');
    expect(sent(view, 'UpdatePost')).toMatchObject({ input: { publishedAt: '2026-12-24T07:00:00.000Z' } });
  });

  it('merges another user’s changes with the input, and lets the author choose where both changed a field', async () => {
    const stale = new Refusal('post-changed-meanwhile', 'conflict');
    const view = open(EDIT, { UpdatePost: stale });
    await view.user.type(await field(/^Başlık$/), ' saklama');
    view.answer('ManagedPost', {
      managedPost: { ...STORED, title: 'Başkasının başlığı', tags: ['Mutfak'], excerpt: 'Yeni özet', revision: 7 },
    });
    await view.user.click(button('Kaydet'));
    expect(await screen.findByText('Bu kayıt siz düzenlerken değiştirildi.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Başkasının başlığı' })).toBeVisible();
    expect(await field(/^Özet/)).toHaveValue('Yeni özet');
    expect(await field(/^Başlık$/)).toHaveValue('Pul biber saklama');
    view.answer('UpdatePost', ANSWERS.UpdatePost);
    await view.user.click(button('Kaydet'));
    expect(await screen.findByText('Kaydetmeden önce her satırda birini seçin.')).toBeVisible();
    await view.user.click(screen.getByRole('radio', { name: 'Pul biber saklama' }));
    await view.user.click(button('Kaydet'));
    expect(await screen.findByText('Blog yazısı kaydedildi')).toBeVisible();
    expect(sent(view, 'UpdatePost')).toMatchObject({
      revision: 7,
      input: { title: 'Pul biber saklama', excerpt: 'Yeni özet', tags: ['Mutfak'] },
    });
  });

  it('does not unpublish a post that another user has published meanwhile', async () => {
    const stale = new Refusal('post-changed-meanwhile', 'conflict');
    const view = open(EDIT, { UpdatePost: stale });
    await view.user.type(await field(/^Başlık$/), ' saklama');
    view.answer('ManagedPost', { managedPost: { ...STORED, status: 'published', revision: 7 } });
    await view.user.click(button('Kaydet'));
    await screen.findByText('Bu kayıt siz düzenlerken değiştirildi.');
    view.answer('UpdatePost', ANSWERS.UpdatePost);
    await view.user.click(button('Birleştirip kaydet'));
    await screen.findByText('Blog yazısı kaydedildi');
    expect(sent(view, 'UpdatePost')).toMatchObject({ revision: 7, input: { status: 'published' } });
  });

  it('stores a draft with its date, and restores it', async () => {
    const first = open(EDIT);
    await first.user.type(await field(/^Başlık$/), ' saklama');
    await first.user.clear(await field(/^Yayın tarihi/));
    await first.user.type(await field(/^Yayın tarihi/), '24.12.2026 10:00{Enter}');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    const view = open(EDIT, {}, { keepsDrafts: true });
    await view.user.click(await screen.findByRole('button', { name: 'Taslağa devam et' }));
    expect(await field(/^Yayın tarihi/)).toHaveValue('24.12.2026 10:00');
    await view.user.click(button('Kaydet'));
    await screen.findByText('Blog yazısı kaydedildi');
    expect(sent(view, 'UpdatePost')).toMatchObject({
      input: { title: 'Pul biber saklama', publishedAt: '2026-12-24T07:00:00.000Z' },
    });
  });

  it('K14 ADM-POST-02 shows its text in the rich editor first, and as the same HTML', async () => {
    open(EDIT);
    expect(await screen.findByText('Kapalı kapta.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kalın' })).toHaveAttribute('aria-pressed', 'false');
    expect(await html()).toHaveValue('<p>Kapalı kapta.</p>');
  });

  it('K14 ADM-POST-02 a tool of the rich editor leaves the cursor in the text', async () => {
    open(EDIT);
    await screen.findByText('Kapalı kapta.');
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Kalın' }))).toBe(false);
  });

  it('K14 ADM-POST-02 opens pictures and tables in the rich editor, and shows pictures through us', async () => {
    const content =
      '<p><img src="https://resim.example/bal.jpg" alt="Bal"></p><table><tbody><tr><td>Petek</td></tr></tbody></table>';
    open(EDIT, { ManagedPost: { managedPost: { ...STORED, content } } });
    const picture = await screen.findByRole('img', { name: 'Bal' });
    expect(picture).toHaveAttribute(
      'src',
      `/yonetici/gorsel?adres=${encodeURIComponent('https://resim.example/bal.jpg')}`,
    );
    expect(screen.getByRole('cell', { name: 'Petek' })).toBeVisible();
    expect(await html()).toHaveValue(content);
  });

  it('K14 ADM-POST-02 puts in a picture with an alternative text, and tables', async () => {
    const view = open(EDIT);
    await screen.findByText('Kapalı kapta.');
    await view.user.click(button('Görsel'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Görsel ekle' }));
    await view.user.type(dialog.getByLabelText('Görsel adresi'), 'http://resim.example/a.jpg');
    expect(dialog.getByText('Görsel adresi https:// ile başlamalıdır')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Ekle' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText('Görsel adresi'), { target: { value: 'https://resim.example/a.jpg' } });
    await view.user.type(dialog.getByLabelText('Alternatif metin'), 'Süzme bal');
    await view.user.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByRole('img', { name: 'Süzme bal' })).toBeVisible();

    await view.user.click(button('Tablo'));
    const tools = within(await screen.findByRole('group', { name: 'Tablo araçları' }));
    await view.user.click(tools.getByRole('button', { name: 'Satır ekle' }));
    await view.user.click(tools.getByRole('button', { name: 'Sütunu sil' }));
    await view.user.click(button('Yayınla'));
    expect(await screen.findByText('Blog yazısı yayınlandı')).toBeVisible();
    const { content } = sent(view, 'UpdatePost')!['input'] as { content: string };
    expect(content).toContain('<img src="https://resim.example/a.jpg" alt="Süzme bal">');
    expect([content.match(/<tr>/g)?.length, content.match(/<th>/g)?.length, content.match(/<td>/g)?.length]).toEqual([
      4, 2, 6,
    ]);
  });

  it('takes a picture by its address after an upload that was cancelled with its dialog', async () => {
    const { user } = open(EDIT);
    await screen.findByText('Kapalı kapta.');
    const opened = async () => {
      await user.click(button('Görsel'));
      return screen.findByRole('dialog', { name: 'Görsel ekle' });
    };
    const first = await opened();
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    await user.upload(first.querySelector<HTMLInputElement>('[type=file]')!, png);
    await waitFor(() => expect(AnUpload.all).toHaveLength(1));
    await user.click(within(first).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(first).not.toBeVisible());
    const second = within(await opened());
    fireEvent.change(second.getByLabelText('Görsel adresi'), { target: { value: 'https://resim.example/a.jpg' } });
    expect(second.getByRole('button', { name: 'Ekle' })).toBeEnabled();
  });

  it('K14 ADM-POST-02 edits as HTML only what the rich editor would lose', async () => {
    const code = '<pre><code>a <strong>b</strong></code></pre>';
    open(EDIT, { ManagedPost: { managedPost: { ...STORED, content: code } } });
    expect(await screen.findByText(/kaybolmasın diye HTML olarak açıldı/)).toBeVisible();
    expect(await field(/^İçerik/)).toHaveValue(code);
    expect(screen.getByRole('radio', { name: 'Zengin metin' })).toBeDisabled();
  });
});
