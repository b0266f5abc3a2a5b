import { screen, within } from '@testing-library/react';
import { renderBackOffice } from '../../testing/render-back-office.js';

const SWEETS = { id: 's', name: 'şekerleme', equivalents: 'lokum', narrower: null, revision: 2 };
const PATH = '/yonetici/es-anlamlilar';

describe('the synonyms', () => {
  it('are added with what means the same and kinds of it', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedSynonyms: { managedSynonyms: { items: [SWEETS], total: 1 } },
        CreateSynonym: { createSynonym: SWEETS },
      },
    });
    expect(await screen.findByText('lokum')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Yeni Ekle/ }));
    const form = within(await screen.findByRole('dialog'));
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
});
