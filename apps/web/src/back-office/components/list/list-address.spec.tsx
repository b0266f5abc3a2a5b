import { act, fireEvent, screen } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const HELAL = { id: 'h', name: 'Helal', description: null, businessCount: 3, revision: 2 };
const LIST = { managedCertificates: { items: [HELAL], total: 1 } };

describe('the address of a list', () => {
  afterEach(() => jest.useRealTimers());

  it('keeps both an opened record and a search that is typed before the record is drawn', async () => {
    const { address } = renderBackOffice('/yonetici/sertifikalar', { answers: { ManagedCertificates: LIST } });
    const edit = await screen.findByRole('button', { name: 'Düzenle: Helal' });
    jest.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Ara' }), { target: { value: 'hel' } });
    await act(async () => {
      edit.click();
      await jest.advanceTimersByTimeAsync(300);
    });
    jest.useRealTimers();

    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe('/yonetici/sertifikalar?kayit=h&ara=hel');
  });

  it('opens nothing for an empty record id, and explains a link that was cut off', async () => {
    const answers = { ManagedReviews: { managedReviews: { items: [], total: 0, totalIsLowerBound: false } } };
    const { unmount } = renderBackOffice('/yonetici/yorumlar?kayit=', { answers });
    expect(await screen.findByText('Henüz kayıt yok')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    renderBackOffice('/yonetici/yorumlar?kayit=01a2', {
      answers: { ...answers, ManagedReview: new Refusal('invalid-request', 'invalid') },
    });
    expect(await screen.findByText(/^İstek anlaşılamadı\. Bağlantıyı/)).toBeVisible();
  });

  it('loses no letter that is typed into the search while the address changes', async () => {
    renderBackOffice('/yonetici/sertifikalar', { answers: { ManagedCertificates: LIST } });
    const search = await screen.findByRole('searchbox', { name: 'Ara' });
    await screen.findByRole('button', { name: 'Düzenle: Helal' });
    jest.useFakeTimers();
    fireEvent.change(search, { target: { value: 'he' } });
    await act(() => {
      jest.advanceTimersByTime(300);
      fireEvent.change(search, { target: { value: 'hel' } });
      return Promise.resolve();
    });
    expect(window.location.search).toBe('?ara=he');
    jest.useRealTimers();

    expect(search).toHaveValue('hel');
  });
});
