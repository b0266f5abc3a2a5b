import { screen, waitFor, within } from '@testing-library/react';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row, sent } from '../../testing/screen-parts.js';

const ROW = {
  id: 'city:izmir',
  type: 'city',
  key: 'izmir',
  name: 'İzmir',
  preview: 'İncirin ve zeytinin şehri',
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const TEXT = { ...ROW, html: '<p>İncirin ve zeytinin şehri</p>', version: 3 };
const SUBJECTS: Record<string, object[]> = {
  city: [
    { key: 'izmir', name: 'İzmir', city: null, hasText: true },
    { key: 'van', name: 'Van', city: null, hasText: false },
  ],
  district: [{ key: 'd1', name: 'Moda', city: 'İstanbul', hasText: false }],
  category: [{ key: 'c1', name: 'Çay', city: null, hasText: false }],
};
const ANSWERS = {
  ManagedSeoTexts: { managedSeoTexts: { items: [ROW], total: 1 } },
  ManagedSeoText: { managedSeoText: TEXT },
  SeoSubjects: ({ type }: { type: string }) => ({ seoSubjects: SUBJECTS[type] }),
};
const PATH = '/yonetici/seo';

type Back = ReturnType<typeof renderBackOffice>;

async function choose({ user }: Back, label: RegExp, option: string) {
  const form = await dialog();
  await user.click(form.getByLabelText(label));
  await user.click(await screen.findByTitle(option));
}
async function add(back: Back) {
  await back.user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
  await screen.findByText('Yeni SEO İçeriği');
  await asHtml(back);
}
async function edit(back: Back) {
  await back.user.click((await row('İzmir')).getByRole('button', { name: 'Düzenle: İzmir' }));
  await asHtml(back);
}
async function asHtml({ user }: Back) {
  await user.click(await screen.findByRole('radio', { name: 'HTML' }));
  await screen.findByLabelText(/^İçerik/);
}
const content = () => screen.getByLabelText(/^İçerik/);
const save = ({ user }: Back) => user.click(screen.getByRole('button', { name: 'Kaydet' }));

describe('the texts of pages', () => {
  it('ADM-SEO-01 lists type, name and preview', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    const izmir = await row('İzmir');
    expect(izmir.getByText('Şehir')).toBeVisible();
    expect(izmir.getByText('İncirin ve zeytinin şehri')).toBeVisible();
    await back.user.click(screen.getByRole('combobox', { name: 'Tür' }));
    await back.user.click(await screen.findByTitle('Kategori'));
    await waitFor(() => expect(sent(back, 'ManagedSeoTexts').at(-1)).toMatchObject({ type: 'category' }));
  });

  it('ADM-SEO-08 ends a shortened preview with an ellipsis', async () => {
    const long = { ...ROW, preview: `${'a'.repeat(99)} ` };
    renderBackOffice(PATH, {
      answers: { ...ANSWERS, ManagedSeoTexts: { managedSeoTexts: { items: [long], total: 1 } } },
    });
    expect((await row('İzmir')).getByText(`${'a'.repeat(99)}…`)).toBeVisible();
  });

  it('ADM-SEO-03 ADM-SEO-04 needs type, entity and content; another type clears the entity', async () => {
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, SaveSeoText: { saveSeoText: { version: 1 } } } });
    await add(back);
    await save(back);
    await waitFor(() => expect(screen.getAllByText('Bu alan zorunludur')).toHaveLength(3));

    await choose(back, /^Tür/, 'Şehir');
    await choose(back, /^Sayfa$/, 'Van');
    await choose(back, /^Tür/, 'Semt');
    expect(screen.queryByTitle('Van')).toBeNull();
    await choose(back, /^Sayfa$/, 'Moda, İstanbul');
    await back.user.type(content(), '<p>Moda</p>');
    await save(back);
    expect(await screen.findByText('SEO içeriği kaydedildi')).toBeVisible();
    expect(sent(back, 'SaveSeoText')).toEqual([
      {
        input: { type: 'district', key: 'd1', html: '<p>Moda</p>', version: 0 },
        commandId: expect.any(String) as string,
      },
    ]);
  });

  it('ADM-SEO-02 ADM-SEO-09 edits a text whose type and entity are locked', async () => {
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, SaveSeoText: { saveSeoText: { version: 4 } } } });
    await edit(back);
    expect(screen.getAllByRole('combobox', { name: /^Tür/ }).at(-1)).toBeDisabled();
    expect(screen.getByRole('combobox', { name: /^Sayfa$/ })).toBeDisabled();
    await back.user.type(content(), '<p>ve üzümün</p>');
    await save(back);
    expect(await screen.findByText('SEO içeriği kaydedildi')).toBeVisible();
    expect(sent(back, 'SaveSeoText')).toMatchObject([
      { input: { type: 'city', key: 'izmir', html: `${TEXT.html}<p>ve üzümün</p>`, version: 3 } },
    ]);
  });

  it('previews the text as on the page, without scripts or event handlers', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    await add(back);
    await back.user.click(content());
    await back.user.paste(
      '<h1>Başlık</h1><script>window.broken = 1</script><p onclick="x()">a <b>b</b></p>' +
        '<img src="x" onerror="window.broken = 1"><a href="javascript:x()">kötü</a><a href="https://a.example">iyi</a>',
    );
    const preview = within(screen.getByRole('region', { name: 'Sayfada görüneceği gibi' }));
    expect(preview.getByRole('heading', { level: 2, name: 'Başlık' })).toBeVisible();
    expect(preview.getByText('b').tagName).toBe('STRONG');
    expect(preview.getByText('kötü')).not.toHaveAttribute('href');
    expect(preview.getByRole('link', { name: 'iyi' })).toHaveAttribute('rel', 'noopener nofollow');
    expect(preview.queryByRole('img')).toBeNull();
    expect(preview.queryByText(/broken/)).toBeNull();
    expect(window).not.toHaveProperty('broken');
  });

  it('ADM-SEO-06 opens the existing text of an entity instead of a new one', async () => {
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, SaveSeoText: { saveSeoText: { version: 4 } } } });
    await add(back);
    await choose(back, /^Tür/, 'Şehir');
    await choose(back, /^Sayfa$/, 'İzmir (metni var)');
    expect(await screen.findByText('SEO İçeriğini Düzenle')).toBeVisible();
    await asHtml(back);
    await waitFor(() => expect(content()).toHaveValue(TEXT.html));
  });

  it('ADM-SEO-06 shows the text that another user saved meanwhile beside the input', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, SaveSeoText: new Refusal('seo-text-exists', 'conflict') },
    });
    await add(back);
    await choose(back, /^Tür/, 'Şehir');
    await choose(back, /^Sayfa$/, 'Van');
    await back.user.type(content(), '<p>benim</p>');
    await save(back);
    expect(await screen.findByRole('radio', { name: TEXT.html })).toBeVisible();
    expect(content()).toHaveValue('<p>benim</p>');

    back.answer('SaveSeoText', { saveSeoText: { version: 4 } });
    await back.user.click(screen.getByRole('button', { name: 'Kayıtlı olanı yükle' }));
    await back.user.type(content(), '<p>eki</p>');
    await save(back);
    expect(await screen.findByText('SEO içeriği kaydedildi')).toBeVisible();
    expect(sent(back, 'SaveSeoText').at(-1)).toMatchObject({ input: { html: `${TEXT.html}<p>eki</p>`, version: 3 } });
  });

  it('ADM-SEO-07 says that a text was not saved, even if the one saved meanwhile cannot be read', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, SaveSeoText: new Refusal('seo-text-changed-meanwhile', 'conflict') },
    });
    await edit(back);
    await back.user.type(content(), '!');
    back.answer('ManagedSeoText', new Refusal('service-unavailable', 'unavailable'));
    await save(back);
    expect(await screen.findByText(/^SEO içeriği güncellenemedi: Hizmete/)).toBeVisible();
    expect(content()).toHaveValue(`${TEXT.html}!`);
  });

  it('TXT-16 ADM-SEO-07 says why a text could not be added, updated or deleted, and loses nothing', async () => {
    const away = new Refusal('service-unavailable', 'unavailable');
    const reason = 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.';
    const back = renderBackOffice(PATH, { answers: { ...ANSWERS, SaveSeoText: away, DeleteSeoText: away } });
    await edit(back);
    await back.user.type(content(), '!');
    await save(back);
    expect(await screen.findByText(`SEO içeriği güncellenemedi: ${reason}`)).toBeVisible();
    expect(content()).toHaveValue(`${TEXT.html}!`);
    back.answer('SaveSeoText', { saveSeoText: { version: 4 } });
    await save(back);
    await screen.findByText('SEO içeriği kaydedildi');

    back.answer('SaveSeoText', away);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await add(back);
    await choose(back, /^Tür/, 'Kategori');
    await choose(back, /^Sayfa$/, 'Çay');
    await back.user.type(content(), 'çay');
    await save(back);
    expect(await screen.findByText(`SEO içeriği eklenemedi: ${reason}`)).toBeVisible();
    expect(content()).toHaveValue('çay');
  });

  it('TXT-16 ADM-SEO-09 deletes a text after asking, and says so', async () => {
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, DeleteSeoText: new Refusal('service-unavailable', 'unavailable') },
    });
    await back.user.click((await row('İzmir')).getByRole('button', { name: 'Sil: İzmir' }));
    const question = await dialog();
    await back.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText(/^SEO içeriği silinemedi: Hizmete/)).toBeVisible();

    back.answer('DeleteSeoText', { deleteSeoText: true });
    await back.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('SEO içeriği silindi')).toBeVisible();
    expect(sent(back, 'DeleteSeoText').at(-1)).toEqual({ type: 'city', key: 'izmir' });

    // Undone by writing the text again, as a new one.
    back.answer('SaveSeoText', { saveSeoText: { version: 4 } });
    await back.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Kayıt geri getirildi')).toBeVisible();
    expect(sent(back, 'SaveSeoText').at(-1)).toMatchObject({
      input: { type: 'city', key: 'izmir', html: TEXT.html, version: 0 },
    });
  });

  it('K14 ADM-SEO-02 a text is edited as it will look', async () => {
    const html = '<p>İncir</p><table><tbody><tr><td>Zeytin</td></tr></tbody></table>';
    const back = renderBackOffice(PATH, {
      answers: { ...ANSWERS, ManagedSeoText: { managedSeoText: { ...TEXT, html } } },
    });
    await back.user.click((await row('İzmir')).getByRole('button', { name: 'Düzenle: İzmir' }));
    const editor = within(await screen.findByRole('textbox', { name: 'İçerik' }));
    expect(editor.getByRole('cell', { name: 'Zeytin' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tablo' })).toBeVisible();
  });

  it('loads the history of a text only when it is opened', async () => {
    const back = renderBackOffice(PATH, { answers: ANSWERS });
    await edit(back);
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'seo-text', recordId: 'city:izmir' }]);
  });
});
