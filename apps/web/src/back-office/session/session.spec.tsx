import { screen, waitFor, within } from '@testing-library/react';
import { anAdministrator, Refusal, renderBackOffice } from '../testing/render-back-office.js';

const CERTIFICATES = { ManagedCertificates: { managedCertificates: { items: [], total: 0 } } };
const SIGN_IN = '/auth/back-office/sign-in';
const SIGNED_IN = { status: 200, body: { backOffice: anAdministrator() } };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function fillIn(user: ReturnType<typeof renderBackOffice>['user'], username: string, password: string) {
  await user.type(await screen.findByLabelText('Kullanıcı adı'), username);
  await user.type(screen.getByLabelText('Şifre'), password);
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}

describe('the sign-in', () => {
  it('ADM-LOGIN-01 ADM-LOGIN-02 PUB-LAY-09 is a page of its own and needs both fields', async () => {
    const { user, posted } = renderBackOffice('/yonetici/giris', { me: null });
    expect(await screen.findByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));

    expect(await screen.findAllByText('Bu alan zorunludur')).toHaveLength(2);
    expect(posted).toEqual([]);
  });

  it('ADM-LOGIN-03 ADM-COMMON-12 AUTH-01 opens the requested screen after sign-in, and remembers the sign-in', async () => {
    const { user, address } = renderBackOffice('/yonetici/giris?sonra=%2Fyonetici%2Fsertifikalar%3Fara%3Dhelal', {
      me: null,
      endpoints: { [SIGN_IN]: SIGNED_IN },
      answers: CERTIFICATES,
    });
    await fillIn(user, 'yonetici', 'dogru bir parola');

    expect(await screen.findByText('Giriş başarılı')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sertifikalar' })).toBeVisible();
    expect(address()).toBe('/yonetici/sertifikalar?ara=helal');
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
  });

  it.each(['https://evil.example', '//evil.example', '/firma', '/yonetici/\\evil', '/yonetici//evil.example'])(
    'AUTH-04 never redirects to %s',
    async (elsewhere) => {
      const { user, address } = renderBackOffice(`/yonetici/giris?sonra=${encodeURIComponent(elsewhere)}`, {
        me: null,
        endpoints: { [SIGN_IN]: SIGNED_IN },
        answers: new Proxy({}, { get: () => new Refusal('service-unavailable', 'unavailable') }),
      });
      await fillIn(user, 'yonetici', 'dogru bir parola');

      await waitFor(() => expect(address()).toBe('/yonetici/panel'));
    },
  );

  it('ADM-LOGIN-04 AUTH-08 says that name or password is wrong', async () => {
    const { user, address } = renderBackOffice('/yonetici/giris', {
      me: null,
      endpoints: { [SIGN_IN]: { status: 401, body: { code: 'wrong-credentials' } } },
    });
    await fillIn(user, 'yonetici', 'yanlis');

    expect(await screen.findByRole('alert')).toHaveTextContent('Geçersiz kullanıcı adı veya şifre');
    expect(console.error).toHaveBeenCalledWith('Login failed');
    expect(address()).toBe('/yonetici/giris');
    expect(localStorage.getItem('isAuthenticated')).toBeNull();
  });

  it.each([
    ['a service that does not answer', { status: 503, body: { code: 'service-unavailable' } }],
    ['a network that is down', 'network-error' as const],
  ])('ADM-LOGIN-05 AUTH-08 reports %s', async (_, endpoint) => {
    const { user } = renderBackOffice('/yonetici/giris', { me: null, endpoints: { [SIGN_IN]: endpoint } });
    await fillIn(user, 'yonetici', 'dogru bir parola');

    expect(await screen.findByRole('alert')).toHaveTextContent('Servis hatası, lütfen daha sonra tekrar deneyin');
    expect(console.error).toHaveBeenCalledWith('Login error', expect.anything());
  });

  it('AUTH-08 says that the panel was opened at another address than that of the site', async () => {
    const { user } = renderBackOffice('/yonetici/giris', {
      me: null,
      endpoints: { [SIGN_IN]: { status: 403, body: { code: 'cross-site-request' } } },
    });
    await fillIn(user, 'yonetici', 'dogru-sifre');

    expect(await screen.findByRole('alert')).toHaveTextContent('Bu adresten giriş yapılamaz.');
  });

  it('GEN-22 TXT-23 says that there were too many tries', async () => {
    const { user } = renderBackOffice('/yonetici/giris', {
      me: null,
      endpoints: { [SIGN_IN]: { status: 429, body: { code: 'too-many-requests' } } },
    });
    await fillIn(user, 'yonetici', 'yanlis');

    expect(await screen.findByRole('alert')).toHaveTextContent('Çok fazla deneme yaptınız.');
  });
});

describe('the second step of the sign-in', () => {
  const CODE = '/auth/back-office/sign-in/code';
  const endpoints = (): Record<string, { status: number; body?: object }> => ({
    [SIGN_IN]: { status: 200, body: { backOffice: null } },
    [CODE]: { status: 401, body: { code: 'wrong-code' } },
  });

  it('requests a code once the password was right, and says when it was wrong', async () => {
    const table = endpoints();
    const { user, posted, address } = renderBackOffice('/yonetici/giris?sonra=%2Fyonetici%2Fsertifikalar', {
      me: null,
      endpoints: table,
      answers: CERTIFICATES,
    });
    await fillIn(user, 'yonetici', 'dogru bir parola');
    const code = await screen.findByLabelText('Doğrulama kodu');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'Doğrula' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu kod hatalı ya da daha önce kullanıldı.');

    table[CODE] = SIGNED_IN;
    await user.click(screen.getByRole('button', { name: /kurtarma kodu kullan/ }));
    await user.type(screen.getByLabelText('Kurtarma kodu'), '7k2m-aaaa-bbbb-cccc');
    await user.click(screen.getByRole('button', { name: 'Doğrula' }));
    await waitFor(() => expect(address()).toBe('/yonetici/sertifikalar'));
    expect(posted.slice(1).map(({ body }) => body)).toEqual([{ code: '000000' }, { code: '7k2m-aaaa-bbbb-cccc' }]);
  });

  it('begins again when it has run out', async () => {
    const { user } = renderBackOffice('/yonetici/giris', {
      me: null,
      endpoints: { ...endpoints(), [CODE]: { status: 401, body: { code: 'sign-in-expired' } } },
    });
    await fillIn(user, 'yonetici', 'dogru bir parola');
    await user.type(await screen.findByLabelText('Doğrulama kodu'), '123456');
    await user.click(screen.getByRole('button', { name: 'Doğrula' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Girişin süresi doldu.');
    expect(screen.getByLabelText('Kullanıcı adı')).toBeVisible();
  });
});

describe('the session', () => {
  it('AUTH-01 AUTH-04 draws nothing of the back office for a forged flag', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    const { address, requested } = renderBackOffice('/yonetici/sertifikalar', { me: null });

    await waitFor(() => expect(address()).toBe('/yonetici/giris?sonra=%2Fyonetici%2Fsertifikalar'));
    expect(requested).toEqual([]);
    expect(localStorage.getItem('isAuthenticated')).toBeNull();
  });

  it('AUTH-03 opens a sign-in over the form when the session has expired, and keeps the input', async () => {
    const { user, answer } = renderBackOffice('/yonetici/sertifikalar', {
      endpoints: { [SIGN_IN]: SIGNED_IN },
      answers: { ...CERTIFICATES, CreateCertificate: new Refusal('sign-in-required', 'unauthenticated') },
    });
    await user.click(await screen.findByRole('button', { name: /Yeni Ekle/ }));
    const name = within(await screen.findByRole('dialog')).getByLabelText(/^Ad/);
    await user.type(name, 'Vegan');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));

    const title = await screen.findByText('Oturumunuz sona erdi');
    const expired = within(title.closest<HTMLElement>('[role=dialog]')!);
    await user.type(expired.getByLabelText('Kullanıcı adı'), 'yonetici');
    await user.type(expired.getByLabelText('Şifre'), 'dogru bir parola');
    await user.click(expired.getByRole('button', { name: 'Giriş Yap' }));
    await waitFor(() => expect(title).not.toBeVisible());
    expect(name).toHaveValue('Vegan');
    answer('CreateCertificate', { createCertificate: {} });
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Sertifika eklendi')).toBeVisible();
  });

  it('AUTH-03 reads a list that was refused again after the sign-in', async () => {
    const { user, answer } = renderBackOffice('/yonetici/sertifikalar', {
      endpoints: { [SIGN_IN]: SIGNED_IN },
      answers: { ManagedCertificates: new Refusal('sign-in-required', 'unauthenticated') },
    });
    expect(await screen.findByText('Sertifikalar yüklenemedi')).toBeVisible();
    answer('ManagedCertificates', CERTIFICATES.ManagedCertificates);
    await fillIn(user, 'yonetici', 'dogru bir parola');
    expect(await screen.findByText('Henüz kayıt yok')).toBeVisible();
  });

  it('AUTH-01 says that the back office cannot be reached, and retries on request', async () => {
    const endpoints: Record<string, { status: number; body?: object }> = { '/auth/me': { status: 503 } };
    const { user } = renderBackOffice('/yonetici/sertifikalar', { endpoints, answers: CERTIFICATES });
    expect(await screen.findByText('Yönetim paneline şu anda ulaşılamıyor')).toBeVisible();
    delete endpoints['/auth/me'];
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));

    expect(await screen.findByRole('heading', { name: 'Sertifikalar' })).toBeVisible();
  });

  it('links back from the change of a password, unless the change is required', async () => {
    const { unmount } = renderBackOffice('/yonetici/sifre', {});
    expect(await screen.findByRole('link', { name: 'Panele dön' })).toHaveAttribute('href', '/yonetici/panel');
    unmount();
    renderBackOffice('/yonetici/sifre', { me: anAdministrator({ mustChangePassword: true }) });
    await screen.findByRole('heading', { name: 'Şifreyi Değiştir' });
    expect(screen.queryByRole('link', { name: 'Panele dön' })).toBeNull();
  });

  it('says why a password could not be changed, and opens a sign-in over the input when the session has expired', async () => {
    const endpoints: Record<string, { status: number; body?: object }> = {
      '/auth/back-office/password': { status: 403, body: { code: 'cross-site-request' } },
    };
    const { user } = renderBackOffice('/yonetici/sifre', { endpoints });
    const current = await screen.findByLabelText('Şu anki şifre');
    await user.type(current, 'ilk parola burada');
    await user.type(screen.getByLabelText('Yeni şifre'), 'yeni bir parola');
    await user.type(screen.getByLabelText('Yeni şifre (tekrar)'), 'yeni bir parola');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/^Bu adresten giriş yapılamaz\./)).toBeVisible();

    endpoints['/auth/back-office/password'] = { status: 401, body: { code: 'sign-in-required' } };
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Oturumunuz sona erdi')).toBeVisible();
    expect(current).toHaveValue('ilk parola burada');
  });

  it('AUTH-03 requires a password that was set by another user to be changed first', async () => {
    const { user, address, posted } = renderBackOffice('/yonetici/giris?sonra=%2Fyonetici%2Fsertifikalar', {
      me: anAdministrator({ mustChangePassword: true }),
      endpoints: { '/auth/back-office/password': { status: 204 } },
      answers: new Proxy({}, { get: () => new Refusal('service-unavailable', 'unavailable') }),
    });
    await user.type(await screen.findByLabelText('Şu anki şifre'), 'ilk parola burada');
    await user.type(screen.getByLabelText('Yeni şifre'), 'kısa');
    await user.type(screen.getByLabelText('Yeni şifre (tekrar)'), 'başka');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Şifre en az 12 karakter olmalıdır')).toBeVisible();
    expect(screen.getByText('Şifreler eşleşmiyor')).toBeVisible();
    await user.type(screen.getByLabelText('Yeni şifre'), ' ama artık değil');
    await user.clear(screen.getByLabelText('Yeni şifre (tekrar)'));
    await user.type(screen.getByLabelText('Yeni şifre (tekrar)'), 'kısa ama artık değil');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));

    await waitFor(() => expect(address()).toBe('/yonetici/sertifikalar'));
    expect(posted.at(-1)).toEqual({
      path: '/auth/back-office/password',
      body: { current: 'ilk parola burada', next: 'kısa ama artık değil' },
    });
  });
});
