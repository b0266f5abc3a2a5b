import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const ELIF = {
  ...{ id: 'e', username: 'elif', fullName: 'Elif Kara', email: 'elif@ornek.com', avatarUrl: null },
  ...{
    role: 'admin',
    active: true,
    awaitsPassword: false,
    hasSecondFactor: true,
    hasPasskey: false,
    lastLoginAt: '2026-11-21T08:00:00.000Z',
    revision: 2,
  },
};
const CAN = {
  ...{ id: 'c', username: 'can', fullName: 'Can Ak', email: null, avatarUrl: null },
  ...{
    role: 'editor',
    active: true,
    awaitsPassword: true,
    hasSecondFactor: false,
    hasPasskey: true,
    lastLoginAt: null,
    revision: 1,
  },
};
const LIST = { managedAccounts: { items: [CAN, ELIF], total: 2 } };
const PATH = '/yonetici/hesaplar';

describe('the accounts', () => {
  it('AUTH-07 lists name, user name, e-mail, role, state and last sign-in', async () => {
    const { requested } = renderBackOffice(PATH, { answers: { ManagedAccounts: LIST } });

    const elif = await row('Elif Kara');
    for (const text of ['elif', 'elif@ornek.com', 'Yönetici', 'Aktif']) expect(elif.getByText(text)).toBeVisible();
    const can = await row('Can Ak');
    for (const text of ['Editör', 'Şifre bekleniyor', 'Hiç']) expect(can.getByText(text)).toBeVisible();
    expect(requested[0]?.variables).toMatchObject({
      ...{ list: { sort: 'full-name', pageSize: 20 }, role: null, active: null },
    });
  });

  it('narrows by the role and state of its address', async () => {
    const { requested } = renderBackOffice(`${PATH}?rol=editor&durum=pasif`, { answers: { ManagedAccounts: LIST } });
    await screen.findByText('Can Ak');
    expect(requested[0]?.variables).toMatchObject({ role: 'editor', active: false });
  });

  it('AUTH-07 invites, and shows a first password once', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ManagedAccounts: LIST, InviteAccount: { inviteAccount: { account: CAN, password: 'bir-kez-42' } } },
    });
    await user.click(await screen.findByRole('button', { name: /Davet Et/ }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findAllByText('Bu alan zorunludur')).toHaveLength(2);
    await user.type(form.getByLabelText(/^Ad soyad/), 'Can Ak');
    await user.type(form.getByLabelText(/^Kullanıcı adı/), 'can');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('bir-kez-42')).toBeVisible();
    expect(screen.queryByText('İptal')).toBeNull();
    expect(requested.find(({ operation }) => operation === 'InviteAccount')?.variables).toMatchObject({
      input: { username: 'can', fullName: 'Can Ak', email: null, role: 'editor' },
    });
    await user.click(screen.getAllByRole('button', { name: 'Kapat' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('bir-kez-42')).toBeNull());
  });

  it('says where a link was mailed, and shows no password then', async () => {
    const account = { ...CAN, email: 'can@ornek.com' };
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedAccounts: LIST, InviteAccount: { inviteAccount: { account, password: null } } },
    });
    await user.click(await screen.findByRole('button', { name: /Davet Et/ }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad soyad/), 'Can Ak');
    await user.type(form.getByLabelText(/^Kullanıcı adı/), 'can');
    await user.type(form.getByLabelText(/^E-posta/), 'can@ornek.com');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Şifre belirleme bağlantısı can@ornek.com adresine gönderildi')).toBeVisible();
    expect(screen.queryByText('İlk şifre')).toBeNull();
  });

  it.each([
    ['username-taken', 'Bu kullanıcı adı zaten kullanılıyor'],
    ['username-alike', 'Bu kullanıcı adı başka bir hesabınkine çok benziyor'],
  ])('shows an error at its field, and keeps the other input: %s', async (code, text) => {
    const refusal = new Refusal('fields-refused', 'unprocessable', [{ field: 'username', code }]);
    const { user } = renderBackOffice(PATH, { answers: { ManagedAccounts: LIST, InviteAccount: refusal } });
    await user.click(await screen.findByRole('button', { name: /Davet Et/ }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad soyad/), 'Can Ak');
    await user.type(form.getByLabelText(/^Kullanıcı adı/), 'elif');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText(text)).toBeVisible();
    expect(form.getByLabelText(/^Ad soyad/)).toHaveValue('Can Ak');
  });

  it('AUTH-06 says why the last administrator cannot be disabled, and keeps the input', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedAccounts: LIST,
        ChangeAccount: new Refusal('last-admin', 'conflict'),
      },
    });
    await user.click((await row('Elif Kara')).getByRole('button', { name: 'Düzenle: elif' }));
    const form = await dialog();
    await user.click(form.getByRole('switch', { name: /^Giriş yapabilir/ }));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(
      await screen.findByText('Hesap güncellenemedi: Giriş yapabilen son yöneticinin yetkisi alınamaz.'),
    ).toBeVisible();
    expect(form.getByRole('switch', { name: /^Giriş yapabilir/ })).not.toBeChecked();
    expect(requested.find(({ operation }) => operation === 'ChangeAccount')?.variables).toMatchObject({
      ...{ id: 'e', revision: 2, input: { role: 'admin', active: false, avatarUrl: null } },
    });
  });

  it('says that an account was changed meanwhile, even if its new version cannot be read', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ManagedAccounts: LIST, ChangeAccount: new Refusal('account-changed-meanwhile', 'conflict') },
    });
    await user.click((await row('Elif Kara')).getByRole('button', { name: 'Düzenle: elif' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Ad soyad/), ' Er');
    answer('ManagedAccounts', new Refusal('service-unavailable', 'unavailable'));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/^Hesap güncellenemedi: Bu kayıt siz düzenlerken değiştirildi\./)).toBeVisible();
    expect(form.getByLabelText(/^Ad soyad/)).toHaveValue('Elif Kara Er');
  });

  it('AUTH-07 says that a new link is needed once the address of an invited account has changed', async () => {
    const invited = { ...CAN, email: 'cam@ornek.com' };
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedAccounts: { managedAccounts: { items: [invited], total: 1 } },
        ChangeAccount: { changeAccount: { ...invited, email: 'can@ornek.com', revision: 2 } },
      },
    });
    await user.click((await row('Can Ak')).getByRole('button', { name: 'Düzenle: can' }));
    const form = await dialog();
    await user.clear(form.getByLabelText(/^E-posta/));
    await user.type(form.getByLabelText(/^E-posta/), 'can@ornek.com');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/"Şifreyi sıfırla" ile yenisini gönderin/)).toBeVisible();
  });

  it('shows the history of an account below its form, and retries it after a failure', async () => {
    const record = {
      ...{ id: '1', at: '2026-11-21T08:00:00.000Z', actorId: 'a', actorName: 'Ayşe Yılmaz', action: 'changed' },
      ...{ recordKind: 'account', recordId: 'e', recordName: 'elif' },
      changes: [{ field: 'active', before: 'false', after: 'true' }],
    };
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ManagedAccounts: LIST, ManagedHistory: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click((await row('Elif Kara')).getByRole('button', { name: 'Düzenle: elif' }));
    const history = within(await screen.findByRole('region', { name: 'Geçmiş' }));
    await user.click(history.getByRole('button', { name: 'Geçmiş' }));
    expect(await history.findByText('Geçmiş yüklenemedi')).toBeVisible();
    answer('ManagedHistory', { managedHistory: { items: [record], total: 1 } });
    await user.click(history.getByRole('button', { name: 'Tekrar Dene' }));

    expect(await history.findByText('Ayşe Yılmaz')).toBeVisible();
    const field = within(history.getByRole('rowheader', { name: 'Giriş yapabilir' }).closest('tr')!);
    expect(field.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Hayır', 'Evet']);
    expect(requested.find(({ operation }) => operation === 'ManagedHistory')?.variables).toMatchObject({
      ...{ recordKind: 'account', recordId: 'e' },
    });
  });

  it('resets a password after asking', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedAccounts: LIST,
        ResetAccountPassword: { resetAccountPassword: { account: CAN, password: 'yeni-42' } },
      },
    });
    await user.click((await row('Can Ak')).getByRole('button', { name: 'Şifreyi sıfırla: can' }));
    const requesting = await dialog();
    expect(requested.some(({ operation }) => operation === 'ResetAccountPassword')).toBe(false);
    await user.click(requesting.getByRole('button', { name: 'Şifreyi sıfırla' }));
    expect(await screen.findByText('yeni-42')).toBeVisible();
  });

  it('marks accounts with a second factor or passkey, and removes a second factor after a confirmation', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedAccounts: LIST,
        RemoveAccountSecondFactor: { removeAccountSecondFactor: { ...ELIF, hasSecondFactor: false } },
      },
    });
    expect((await row('Elif Kara')).getByText('İki adımlı')).toBeVisible();
    const can = await row('Can Ak');
    expect(can.queryByText('İki adımlı')).toBeNull();
    expect(can.getByText('Geçiş anahtarlı')).toBeVisible();
    expect(can.getByRole('button', { name: 'Geçiş anahtarlarını kaldır: can' })).toBeVisible();
    await user.click((await row('Elif Kara')).getByRole('button', { name: 'İki adımlı doğrulamayı kaldır: elif' }));
    await user.click((await dialog()).getByRole('button', { name: 'İki adımlı doğrulamayı kaldır' }));
    expect(await screen.findByText('İki adımlı doğrulama kaldırıldı')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'RemoveAccountSecondFactor')?.variables).toEqual({
      id: 'e',
    });
  });

  it('names the accounts that could not be deleted, and why', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedAccounts: LIST,
        DeleteAccounts: {
          deleteAccounts: [
            { id: 'c', isDone: true, code: null },
            { id: 'e', isDone: false, code: 'last-admin' },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    await user.click(screen.getByRole('button', { name: /Seçilenleri Sil \(2\)/ }));
    expect((await dialog()).getByText(/^Silinen hesap geri getirilemez/)).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Sil' }));
    expect(
      await screen.findByText('Hesap silinemedi: elif: Giriş yapabilen son yöneticinin yetkisi alınamaz.'),
    ).toBeVisible();
  });
});
