import { screen } from '@testing-library/react';
import { renderBackOffice } from '../../testing/render-back-office.js';
import { dialog } from '../../testing/screen-parts.js';

const CARGO = {
  ...{ id: 'k', name: 'Kargo ile gönderim', description: null, sortOrder: 3 },
  ...{ businessCount: 4, revision: 2 },
};
const LIST = { managedServiceAttributes: { items: [CARGO], total: 1 } };
const PATH = '/yonetici/hizmetler';

describe('the service attributes', () => {
  it('are listed in their order, and an edited one keeps its number', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ManagedServiceAttributes: LIST, UpdateServiceAttribute: { updateServiceAttribute: CARGO } },
    });
    await user.click(await screen.findByRole('button', { name: 'Düzenle: Kargo ile gönderim' }));
    expect(requested[0]?.variables['list']).toMatchObject({ sort: 'order', descending: false });
    const form = await dialog();
    expect(form.getByText('Hizmeti Düzenle')).toBeVisible();
    expect(form.getByLabelText('Sıra')).toHaveValue('3');
    // The buttons of Ant Design's number fields have English names.
    expect(form.queryByRole('button', { name: /Value$/ })).toBeNull();
    await user.type(form.getByLabelText(/^Açıklama/), 'Türkiye geneli');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Hizmet güncellendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'UpdateServiceAttribute')?.variables).toEqual({
      id: 'k',
      revision: 2,
      input: { name: 'Kargo ile gönderim', description: 'Türkiye geneli', sortOrder: 3 },
    });
  });

  it('are added without a number, too', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ManagedServiceAttributes: LIST, CreateServiceAttribute: { createServiceAttribute: CARGO } },
    });
    await user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad/), 'Soğuk zincir');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Hizmet eklendi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'CreateServiceAttribute')?.variables['input']).toEqual({
      name: 'Soğuk zincir',
      description: null,
      sortOrder: null,
    });
  });

  it('are deleted after a confirmation that counts the businesses that have them', async () => {
    const deleteServiceAttributes = [{ id: 'k', isDone: true, code: null }];
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedServiceAttributes: LIST, DeleteServiceAttributes: { deleteServiceAttributes } },
    });
    await user.click(await screen.findByRole('button', { name: 'Sil: Kargo ile gönderim' }));
    const question = await dialog();
    expect(question.getByText('4 işletmeden de kaldırılır.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Hizmet silindi')).toBeVisible();
  });
});
