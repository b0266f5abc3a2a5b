import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import type { Answers } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';
import { ownSignUpId, rememberSignUp } from './own-sign-up.js';

const EXPIRED = 'Bağlantının süresi dolmuş veya bağlantı daha önce kullanılmış.';
const expired = () => {
  throw new QueryFailed('conflict', 'link-expired', null);
};
const open = async (address: string, heading: string, answers: Answers = {}) => {
  const site = renderSite(address, answers);
  await screen.findByRole('heading', { level: 1, name: heading });
  return site;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('/e-posta-dogrula', () => {
  const verify = (address: string, answers: Answers = {}) => open(address, 'E-posta adresinizi doğrulayın', answers);

  it('AUTH-09 verifies when the button is pressed, not when the link is opened', async () => {
    const { requested } = await verify('/e-posta-dogrula?jeton=abc', { VerifyEmail: () => ({ verifyEmail: true }) });
    expect(requested.some(({ name }) => name === 'VerifyEmail')).toBe(false);
    await press('Adresimi Doğrula');

    expect(await screen.findByText(/E-posta adresiniz doğrulandı/)).toBeInTheDocument();
    expect(requested.at(-1)).toEqual({ name: 'VerifyEmail', variables: { token: 'abc', signUpId: null } });
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris');
  });

  it('U21 confirms the address, and links to the sign-in with the return path', async () => {
    await verify('/e-posta-dogrula?jeton=abc&donus=%2Ffirma%2Fa%23yorumlar', {
      VerifyEmail: () => ({ verifyEmail: true }),
    });
    await press('Adresimi Doğrula');

    expect(await screen.findByRole('heading', { level: 1, name: 'Adresiniz doğrulandı' })).toBeInTheDocument();
    expect(screen.queryByText('Hesabınızı etkinleştirmek için düğmeye basın.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Giriş Yap ve Devam Et' })).toHaveAttribute(
      'href',
      '/giris?donus=%2Ffirma%2Fa%23yorumlar',
    );
  });

  it('U21 ignores a return path to another site', async () => {
    await verify('/e-posta-dogrula?jeton=abc&donus=%2F%2Fkotu.example', { VerifyEmail: () => ({ verifyEmail: true }) });
    await press('Adresimi Doğrula');

    await screen.findByText(/E-posta adresiniz doğrulandı/);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris');
  });

  it('M1: sends the sign-up id that this browser has stored', async () => {
    rememberSignUp('sign-up-of-this-browser');
    const { requested } = await verify('/e-posta-dogrula?jeton=abc', { VerifyEmail: () => ({ verifyEmail: true }) });
    await press('Adresimi Doğrula');

    expect(await screen.findByText(/E-posta adresiniz doğrulandı/)).toBeInTheDocument();
    expect(requested.at(-1)).toMatchObject({ variables: { signUpId: 'sign-up-of-this-browser' } });
    expect(ownSignUpId()).toBeNull();
  });

  it('M1: requests the password of the sign-up in a browser that did not sign up', async () => {
    const { requested } = await verify('/e-posta-dogrula?jeton=abc', {
      VerifyEmail: ({ password }) => {
        if (password === 'mercimek corbasi') return { verifyEmail: true };
        throw new QueryFailed('unprocessable', password ? 'wrong-password' : 'password-required', null);
      },
    });
    await press('Adresimi Doğrula');
    const field = await screen.findByLabelText('Şifre');
    await userEvent.type(field, 'baska bir sey');
    await press('Adresimi Doğrula');
    expect(field).toHaveAccessibleDescription('Şifre hatalı');
    await userEvent.clear(field);
    await userEvent.type(field, 'mercimek corbasi');
    await press('Adresimi Doğrula');

    expect(await screen.findByText(/E-posta adresiniz doğrulandı/)).toBeInTheDocument();
    expect(requested.at(-1)).toEqual({
      name: 'VerifyEmail',
      variables: { token: 'abc', password: 'mercimek corbasi' },
    });
  });

  it('AUTH-09 offers a new link when this one was used or is too old', async () => {
    const { requested } = await verify('/e-posta-dogrula?jeton=eski', {
      VerifyEmail: expired,
      ResendVerification: () => ({ resendVerification: true }),
    });
    await press('Adresimi Doğrula');
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
    await userEvent.type(screen.getByLabelText('E-posta'), 'zeynep@ornek.example');
    await press('Bağlantıyı yeniden gönder');

    expect(await screen.findByText('Yeni bir bağlantı gönderdik.')).toBeInTheDocument();
    expect(requested.at(-1)).toMatchObject({ variables: { email: 'zeynep@ornek.example' } });
  });

  it('says when the address lost a part of the link', async () => {
    await verify('/e-posta-dogrula');

    expect(screen.getByText(/bağlantının bir parçası eksik/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Adresimi Doğrula' })).toBeNull();
  });
});

describe('/sifremi-unuttum', () => {
  it('AUTH-11 answers the same for every address', async () => {
    const { requested } = await open('/sifremi-unuttum', 'Şifrenizi mi unuttunuz?', {
      RequestPasswordReset: () => ({ requestPasswordReset: true }),
    });
    await userEvent.type(screen.getByLabelText('E-posta'), 'zeynep@ornek.example');
    await press('Sıfırlama Bağlantısı Gönder');

    expect(
      await screen.findByText('Bu adrese kayıtlı bir hesap varsa sıfırlama bağlantısı gönderdik.'),
    ).toBeInTheDocument();
    expect(requested.at(-1)).toEqual({
      name: 'RequestPasswordReset',
      variables: { email: 'zeynep@ornek.example', trap: { website: '', elapsedMs: expect.any(Number) } },
    });
  });
});

describe('/sifre-sifirla', () => {
  const reset = (address: string, answers: Answers = {}) => open(address, 'Yeni bir şifre belirleyin', answers);
  const choose = async (password: string, again = password) => {
    await userEvent.type(screen.getByLabelText('Yeni şifre'), password);
    await userEvent.type(screen.getByLabelText('Yeni şifre (tekrar)'), again);
    await press('Yeni Şifreyi Kaydet');
  };

  it('AUTH-11 sets the password and ends the session in this browser too', async () => {
    const { requested, store } = await reset('/sifre-sifirla?jeton=abc', {
      ResetPassword: () => ({ resetPassword: true }),
    });
    await choose('yepyeni bir parola');

    expect(await screen.findByText(/Şifreniz değiştirildi/)).toBeInTheDocument();
    expect(requested.at(-1)).toEqual({
      name: 'ResetPassword',
      variables: { token: 'abc', password: 'yepyeni bir parola' },
    });
    expect(store.getState().session.state).toBe('anonymous');
  });

  it('AUTH-11 offers a new link when this one was used or has expired, and keeps the input', async () => {
    await reset('/sifre-sifirla?jeton=eski', { ResetPassword: expired });
    await choose('yepyeni bir parola');

    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
    expect(screen.getByRole('link', { name: 'Yeni bir sıfırlama bağlantısı isteyin' })).toHaveAttribute(
      'href',
      '/sifremi-unuttum',
    );
    expect(screen.getByLabelText('Yeni şifre')).toHaveValue('yepyeni bir parola');
  });

  it('AUTH-07 sends members of the back office to its own sign-in, or to their administrator for a new link', async () => {
    const { unmount } = await reset('/sifre-sifirla?jeton=eski&yonetim=1', { ResetPassword: expired });
    await choose('yepyeni bir parola');
    expect(await screen.findByText('Yöneticinizden yeni bir bağlantı isteyin.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Yeni bir sıfırlama bağlantısı isteyin' })).toBeNull();
    unmount();

    await reset('/sifre-sifirla?jeton=abc&yonetim=1', { ResetPassword: () => ({ resetPassword: true }) });
    await choose('yepyeni bir parola');
    const done = within(screen.getByRole('main'));
    expect(await done.findByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/yonetici');
  });

  it('ERR-02 requires two equal passwords of at least twelve characters', async () => {
    await reset('/sifre-sifirla?jeton=abc');
    await choose('kisa', 'baska');

    expect(screen.getByLabelText('Yeni şifre')).toHaveAccessibleDescription(/en az 12 karakter olmalıdır/);
    expect(screen.getByLabelText('Yeni şifre (tekrar)')).toHaveAccessibleDescription('Şifreler eşleşmiyor');
  });

  it('says when the address lost a part of the link', async () => {
    await reset('/sifre-sifirla');

    expect(screen.getByText(/bağlantının bir parçası eksik/)).toBeInTheDocument();
  });
});

it.each([
  ['/giris', 'Giriş yapın'],
  ['/sifremi-unuttum', 'Şifrenizi mi unuttunuz?'],
  ['/e-posta-dogrula', 'E-posta adresinizi doğrulayın'],
])('GEN-21 links to the privacy notice where %s requests an address', async (address, heading) => {
  await open(address, heading);

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'KVKK Aydınlatma Metni' })).toHaveAttribute('href', '/kvkk-aydinlatma-metni');
});

describe('/yanit-bildirimi', () => {
  it('stops the mails about replies when the button is pressed, and sends them again on request', async () => {
    const { requested } = await open('/yanit-bildirimi?jeton=an-account.a-secret', 'Yanıt bildirimlerini kapat', {
      SwitchReplyMails: () => ({ switchReplyMails: true }),
    });
    expect(requested.some(({ name }) => name === 'SwitchReplyMails')).toBe(false);
    await press('Bildirimleri kapat');
    expect(await screen.findByText(/artık e-posta gönderilmeyecek/)).toBeInTheDocument();
    expect(requested.at(-1)?.variables).toEqual({ token: 'an-account.a-secret', on: false });
    await press('Yeniden gönderilsin');
    expect(await screen.findByText(/e-postayla bildirilecek/)).toBeInTheDocument();
    expect(requested.at(-1)?.variables).toEqual({ token: 'an-account.a-secret', on: true });
  });

  it('says that the link is not valid', async () => {
    await open('/yanit-bildirimi?jeton=x', 'Yanıt bildirimlerini kapat', { SwitchReplyMails: expired });
    await press('Bildirimleri kapat');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bağlantı eksik');
  });
});
