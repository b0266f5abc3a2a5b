import { screen, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const SWEETS = { id: 's', name: 'şekerleme', equivalents: 'lokum', narrower: null, revision: 2 };
const PATH = '/yonetici/es-anlamlilar';

describe('the synonyms', () => {
  it('are added with equivalent and narrower words', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedSynonyms: { managedSynonyms: { items: [SWEETS], total: 1 } },
        CreateSynonym: { createSynonym: SWEETS },
      },
    });
    expect(await screen.findByText('lokum')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Yeni Ekle/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Yeni Eş Anlamlı' }));
    await user.type(form.getByLabelText(/^Kelime/), 'peynir');
    await user.type(form.getByLabelText(/^Alt türleri/), 'kaşar, tulum');
    expect(form.getByText(/Kelime arandığında bunlar da bulunur/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Eş anlamlı eklendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'CreateSynonym')?.variables['input']).toEqual({
      name: 'peynir',
      equivalents: null,
      narrower: 'kaşar, tulum',
    });
  });

  it('are refused in the words of the form if the word is taken', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedSynonyms: { managedSynonyms: { items: [SWEETS], total: 1 } },
        CreateSynonym: new Refusal('name-taken', 'conflict', [{ field: 'name', code: 'name-taken' }]),
      },
    });
    await user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Kelime/), 'sekerleme');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText('Bu kelime zaten kullanılıyor')).toBeVisible();
  });
});

describe('the effect of a synonym on searches', () => {
  const TRIED = { text: 'akide', before: 1, after: 9, added: ['Lokumcu Hacı'], removed: ['Akide Kırtasiye'] };
  const effect = (searches: object[], over = {}) => ({
    managedSearchEffect: { searches, changed: searches.length, isWhole: true, ...over },
  });
  const theForm = async (answer: unknown) => {
    const rendered = renderBackOffice(PATH, {
      answers: {
        ManagedSynonyms: { managedSynonyms: { items: [SWEETS], total: 1 } },
        ManagedSearchEffect: answer,
      },
    });
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: /Düzenle/ }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Eş anlamlıları/), ', akide');
    await user.click(form.getByRole('button', { name: 'Etkisini göster' }));
    return { ...rendered, form };
  };

  it('is shown before a save: the changed searches, with the businesses that are added and removed', async () => {
    const { form, requested, user } = await theForm(effect([TRIED]));
    expect(await form.findByText('1 aramadan 1 tanesi değişir.')).toBeVisible();
    expect(form.getByText(/Lokumcu Hacı/)).toBeVisible();
    expect(form.getByText(/Akide Kırtasiye/)).toBeVisible();
    const sent = requested.find(({ operation }) => operation === 'ManagedSearchEffect');
    expect(sent?.variables['draft']).toEqual({
      ...{ of: 'synonym', id: 's', name: 'şekerleme', equivalents: 'lokum, akide', narrower: null },
    });
    expect(requested.some(({ operation }) => operation === 'UpdateSynonym')).toBe(false);
    // The effect belongs to the values that were tried, so it disappears when they change.
    await user.type(form.getByLabelText(/^Eş anlamlıları/), 'r');
    expect(form.queryByText(/tanesi değişir/)).toBeNull();
  });

  it.each([
    ['nothing changes', effect([{ ...TRIED, after: 1, added: [], removed: [] }], { changed: 0 }), /hiçbirinde/],
    ['other results than the first ten change', effect([{ ...TRIED, added: [], removed: [] }]), 'Değişmez'],
    ['nobody has searched for it', effect([]), /bir arama yapılmadı/],
    ['time was too short', effect([TRIED], { isWhole: false }), /Süre hepsini denemeye yetmedi/],
    ['the search engine is away', new Refusal('search-unavailable', 'unavailable'), /Arama şu anda yanıt vermiyor/],
  ])('says so when %s', async (_case, answer, said) => {
    const { form } = await theForm(answer);
    expect(await form.findByText(said)).toBeVisible();
  });
});
