import { screen, waitFor } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const PATH = '/yonetici/tur-eslemeleri';
const BUILT_IN = { type: 'coffee shop', category: 'Kafe', origin: 'built-in' };
const OWN = { type: 'Nargile Kafe', category: 'Nargile', origin: 'own' };
const ANSWERS = {
  TypeCategories: { importTypeCategories: [BUILT_IN, OWN] },
  ManagedBusinessOptions: { managedBusinessOptions: { categories: [{ id: 'c', name: 'Çay' }] } },
};

const types = async () => {
  await screen.findByRole('columnheader', { name: 'Tür' });
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.querySelector('td')?.textContent);
};

describe('the table of place types', () => {
  it('IMP-JSON-16 lists built-in and own entries, and lets only own ones be deleted', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    expect((await row('coffee shop')).getByText('Hazır')).toBeVisible();
    expect((await row('coffee shop')).queryByRole('button', { name: /^Sil/ })).toBeNull();
    expect((await row('Nargile Kafe')).getByText('Sizin eklediğiniz')).toBeVisible();
    expect((await row('Nargile Kafe')).getByRole('button', { name: 'Sil: Nargile Kafe' })).toBeVisible();
  });

  it.each([
    ['Coffee-Shop', 'coffee shop'],
    ['nargıle', 'Nargile Kafe'],
    ['NARGİLE_KAFE', 'Nargile Kafe'],
  ])('IMP-JSON-37 finds types folded: %s', async (typed, found) => {
    const { user } = renderBackOffice(PATH, { answers: ANSWERS });
    await screen.findByText('coffee shop');
    await user.type(screen.getByRole('searchbox', { name: 'Ara' }), `${typed}{Enter}`);
    await waitFor(async () => expect(await types()).toEqual([found]));
    expect(screen.getByText('Toplam 1 kayıt')).toBeVisible();
  });

  it('shows twenty to a page', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ ...BUILT_IN, type: `type ${at}` }));
    const { user } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, TypeCategories: { importTypeCategories: many } },
    });
    await screen.findByText('type 19');
    expect(screen.queryByText('type 20')).toBeNull();
    await user.click(screen.getByTitle('2'));
    expect(await screen.findByText('type 24')).toBeVisible();
    expect(screen.getByText('Toplam 25 kayıt')).toBeVisible();
  });

  it('IMP-JSON-16 adds an entry', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, SaveTypeCategory: { saveTypeCategory: true } },
    });
    await user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findAllByText('Bu alan zorunludur')).toHaveLength(2);
    await user.type(form.getByLabelText('Tür'), 'çay bahçesi');
    await user.type(form.getByLabelText('Kategori'), 'Çay');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Eşleme eklendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'SaveTypeCategory')?.variables).toEqual({
      type: 'çay bahçesi',
      category: 'Çay',
    });
  });

  it('IMP-JSON-16 edits a built-in entry with its type locked, and keeps the input when the save fails', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, SaveTypeCategory: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click((await row('coffee shop')).getByRole('button', { name: 'Düzenle: coffee shop' }));
    const form = await dialog();
    expect(form.getByLabelText('Tür')).toHaveAttribute('readonly');
    await user.clear(form.getByLabelText('Kategori'));
    await user.type(form.getByLabelText('Kategori'), 'Kahve');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/^Eşleme kaydedilemedi: Hizmete şu anda/)).toBeVisible();
    expect(form.getByLabelText('Kategori')).toHaveValue('Kahve');
    expect(requested.at(-1)?.variables).toEqual({ type: 'coffee shop', category: 'Kahve' });
  });

  it('IMP-JSON-16 deletes an own entry after asking', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, DeleteTypeCategory: { deleteTypeCategory: true } },
    });
    await user.click((await row('Nargile Kafe')).getByRole('button', { name: 'Sil: Nargile Kafe' }));
    const requesting = await dialog();
    expect(requesting.getByText(/hazır bir eşlemesi varsa/)).toBeVisible();
    expect(requested.some(({ operation }) => operation === 'DeleteTypeCategory')).toBe(false);
    answer('TypeCategories', { importTypeCategories: [BUILT_IN] });
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Eşleme silindi')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Nargile Kafe')).toBeNull());
  });
});
