import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { type Answers, outage } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';

const ME = {
  id: 'account-1',
  name: 'Zeynep Kılıç',
  email: 'zeynep@ornek.example',
  verified: true,
  createdAt: '2026-03-04T09:00:00.000Z',
};
const noReviews = () => ({ myReviews: { items: [], total: 0, page: 1, totalPages: 0 } });
const wrongPassword = () => {
  throw new QueryFailed('unprocessable', 'wrong-password', null);
};

describe('/hesabim', () => {
  const open = async (answers: Answers = {}) => {
    const site = renderSite('/hesabim', { GetMe: () => ({ me: ME }), ListMyReviews: noReviews, ...answers });
    await screen.findByRole('heading', { level: 1, name: 'Hesabım' });
    return site;
  };
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  const lastRequested = ({ requested }: Awaited<ReturnType<typeof open>>) => requested.at(-1);

  it('shows the details of the account, and stores the visitor for the header', async () => {
    const { store } = await open();

    const details = await panel('Bilgilerim');
    expect(details.getByText('zeynep@ornek.example')).toBeInTheDocument();
    expect(details.getByText('Üyelik tarihi: 4 Mart 2026')).toBeInTheDocument();
    expect(details.getByLabelText('Ad soyad')).toHaveValue('Zeynep Kılıç');
    expect(store.getState().session.visitor).toEqual({ id: 'account-1', name: 'Zeynep Kılıç', verified: true });
    expect(screen.getByRole('link', { name: 'Çıkış Yap' })).toHaveAttribute('href', '/cikis');
  });

  it('PUB-LAY-14 leads a visitor who is not signed in to the sign-in, and back', async () => {
    await open({ GetMe: () => ({ me: null }) });

    expect(await screen.findByText('Hesabınızı görmek için giriş yapın.')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute(
      'href',
      '/giris?donus=%2Fhesabim',
    );
    expect(screen.queryByRole('link', { name: 'Çıkış Yap' })).not.toBeInTheDocument();
  });

  it('can be tried again when it could not be loaded', async () => {
    let away = true;
    await open({ GetMe: () => (away ? outage() : { me: ME }) });
    expect(await screen.findByText('Hesap bilgileri yüklenemedi')).toBeInTheDocument();
    away = false;
    await userEvent.click(screen.getByRole('link', { name: 'Tekrar Dene' }));

    expect(await screen.findByDisplayValue('Zeynep Kılıç')).toBeInTheDocument();
  });

  it('PUB-LAY-13 changes the name and says so in a toast', async () => {
    const site = await open({ ChangeName: () => ({ changeName: true }) });
    const details = await panel('Bilgilerim');
    await userEvent.clear(details.getByLabelText('Ad soyad'));
    await userEvent.type(details.getByLabelText('Ad soyad'), 'Zeynep Kaya ');
    await userEvent.click(details.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Adınız güncellendi')).toBeInTheDocument();
    expect(lastRequested(site)).toEqual({ name: 'ChangeName', variables: { name: 'Zeynep Kaya' } });
    expect(site.store.getState().session.visitor?.name).toBe('Zeynep Kaya');
  });

  it('ERR-05 keeps a new name that could not be sent', async () => {
    await open({ ChangeName: outage });
    const details = await panel('Bilgilerim');
    await userEvent.type(details.getByLabelText('Ad soyad'), ' Kaya');
    await userEvent.click(details.getByRole('button', { name: 'Kaydet' }));

    expect(details.getByRole('alert')).toHaveTextContent('Hizmete şu anda ulaşılamıyor.');
    expect(details.getByLabelText('Ad soyad')).toHaveValue('Zeynep Kılıç Kaya');
  });

  const changePassword = async () => {
    const password = await panel('Şifre değiştir');
    await userEvent.type(password.getByLabelText('Şu anki şifre'), 'eski parolam burada');
    await userEvent.type(password.getByLabelText('Yeni şifre'), 'yepyeni bir parola');
    await userEvent.type(password.getByLabelText('Yeni şifre (tekrar)'), 'yepyeni bir parola');
    await userEvent.click(password.getByRole('button', { name: 'Kaydet' }));
    return password;
  };

  it('changes the password if the old one is right, and empties the form', async () => {
    const site = await open({ ChangePassword: () => ({ changePassword: true }) });
    const password = await changePassword();

    expect(await screen.findByText('Şifreniz güncellendi')).toBeInTheDocument();
    expect(lastRequested(site)).toEqual({
      name: 'ChangePassword',
      variables: { current: 'eski parolam burada', next: 'yepyeni bir parola' },
    });
    expect(password.getByLabelText('Yeni şifre')).toHaveValue('');
  });

  it('says beside the old password that it is wrong', async () => {
    await open({ ChangePassword: wrongPassword });
    const password = await changePassword();

    expect(password.getByLabelText('Şu anki şifre')).toHaveAccessibleDescription('Şifre hatalı');
    expect(password.getByLabelText('Şu anki şifre')).toHaveFocus();
    expect(password.getByLabelText('Yeni şifre')).toHaveValue('yepyeni bir parola');
  });

  it('shows what the visitor has written', async () => {
    await open();

    expect(await screen.findByRole('heading', { level: 2, name: 'Yorumlarım' })).toBeInTheDocument();
  });

  it('GEN-21 offers everything stored as a file', async () => {
    await open();

    const download = (await panel('Verilerim')).getByRole('link', { name: 'Verilerimi İndir' });
    expect(download).toHaveAttribute('href', '/auth/my-data');
    expect(download).toHaveAttribute('download');
  });

  const erase = async (password: string) => {
    await userEvent.click((await panel('Hesabımı sil')).getByRole('button', { name: 'Hesabımı Sil' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hesabınızı silmek istediğinizden emin misiniz?' }));
    if (password) await userEvent.type(dialog.getByLabelText('Şifre'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Evet, Hesabımı Sil' }));
    return dialog;
  };

  it('GEN-21 erases the account after a question that requests the password', async () => {
    const site = await open({ EraseAccount: () => ({ eraseAccount: true }) });
    await erase('uzun bir parola');

    await screen.findByRole('heading', { level: 1, name: /Yerel üreticilerden/ });
    expect(site.requested).toContainEqual({ name: 'EraseAccount', variables: { password: 'uzun bir parola' } });
    expect(site.store.getState().session.state).toBe('anonymous');
    expect(screen.getByText('Hesabınız silindi')).toBeInTheDocument();
  });

  it('GEN-21 erases nothing without the password, or with a wrong one', async () => {
    const site = await open({ EraseAccount: wrongPassword });
    const dialog = await erase('');
    expect(dialog.getByLabelText('Şifre')).toHaveAccessibleDescription('Bu alan zorunludur');
    expect(site.requested.some(({ name }) => name === 'EraseAccount')).toBe(false);

    await userEvent.type(dialog.getByLabelText('Şifre'), 'yanlis');
    await userEvent.click(dialog.getByRole('button', { name: 'Evet, Hesabımı Sil' }));
    expect(dialog.getByLabelText('Şifre')).toHaveAccessibleDescription('Şifre hatalı');
    expect(site.router.state.location.pathname).toBe('/hesabim');
  });

  it('GEN-21 can be called off', async () => {
    await open();
    await userEvent.click((await panel('Hesabımı sil')).getByRole('button', { name: 'Hesabımı Sil' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
