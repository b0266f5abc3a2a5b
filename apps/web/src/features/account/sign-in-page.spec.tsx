import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../testing/answers.js';
import { aVisitor } from '../../testing/builders.js';
import { answeringEndpoints, type EndpointAnswer } from '../../testing/endpoints.js';
import { renderSite } from '../../testing/render-site.js';
import { signInPath } from '../../config/paths.js';

const SIGN_IN = '/auth/sign-in';
const refusal = (status: number, code: string, kind: string): EndpointAnswer => ({ status, body: { code, kind } });
const welcome: EndpointAnswer = { body: { visitor: { ...aVisitor(), email: 'zeynep@ornek.example' } } };

describe('/giris', () => {
  const open = async (endpoint: EndpointAnswer, address = '/giris', answers: Answers = {}) => {
    const endpoints = answeringEndpoints({ [SIGN_IN]: endpoint });
    const site = renderSite(address, { GetMe: () => ({ me: null }), ...answers });
    await screen.findByRole('heading', { level: 1, name: 'Giriş yapın' });
    return { ...site, ...endpoints };
  };
  const form = () => within(screen.getByRole('form', { name: 'Giriş Yap' }));
  const send = () => userEvent.click(form().getByRole('button', { name: 'Giriş Yap' }));
  const signIn = async () => {
    await userEvent.type(form().getByLabelText('E-posta'), 'zeynep@ornek.example');
    await userEvent.type(form().getByLabelText('Şifre'), 'uzun bir parola');
    await send();
  };

  it('AUTH-10 signs in and leads back to the page the visitor came from', async () => {
    const { router, store, posted } = await open(welcome, signInPath('/firma?q=sumak'), {
      ListBusinesses: () => new Promise(() => undefined),
    });
    await signIn();

    await waitFor(() =>
      expect(router.state.navigation.location ?? router.state.location).toMatchObject({
        pathname: '/firma',
        search: '?q=sumak',
      }),
    );
    expect(posted).toEqual([{ path: SIGN_IN, body: { email: 'zeynep@ornek.example', password: 'uzun bir parola' } }]);
    expect(store.getState().session).toEqual({ state: 'signed-in', visitor: aVisitor(), isAdmin: false });
  });

  it('AUTH-10 opens the account without a return path', async () => {
    const { router } = await open(welcome);
    await signIn();

    await screen.findByRole('heading', { level: 1, name: 'Hesabım' });
    expect(router.state.location.pathname).toBe('/hesabim');
  });

  it('AUTH-10 ignores a return path to another site', async () => {
    const { router } = await open(welcome, '/giris?donus=//kotu.example');
    await signIn();

    await screen.findByRole('heading', { level: 1, name: 'Hesabım' });
    expect(router.state.location.pathname).toBe('/hesabim');
  });

  it('AUTH-01 a visitor who signs in never sets the flag of the back office', async () => {
    await open(welcome);
    await signIn();

    await screen.findByRole('heading', { level: 1, name: 'Hesabım' });
    expect(localStorage.getItem('isAuthenticated')).toBeNull();
    expect(screen.queryByText('Yönetim Paneli')).toBeNull();
  });

  it('AUTH-10 says one thing for a wrong address and a wrong password, and keeps both', async () => {
    const { store } = await open(refusal(401, 'wrong-credentials', 'unauthenticated'));
    await signIn();

    expect(await screen.findByRole('alert')).toHaveTextContent('E-posta veya şifre hatalı');
    expect(form().getByLabelText('E-posta')).toHaveValue('zeynep@ornek.example');
    expect(form().getByLabelText('Şifre')).toHaveValue('uzun bir parola');
    expect(store.getState().session.state).not.toBe('signed-in');
  });

  it('AUTH-10 requests to verify the address first, and mails the link again', async () => {
    const { requested } = await open(refusal(403, 'e-mail-not-verified', 'forbidden'), '/giris', {
      ResendVerification: () => ({ resendVerification: true }),
    });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Önce e-posta adresinizi doğrulayın.');
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı yeniden gönder' }));

    expect(await screen.findByText('Yeni bir bağlantı gönderdik.')).toBeInTheDocument();
    expect(requested.at(-1)).toMatchObject({
      name: 'ResendVerification',
      variables: { email: 'zeynep@ornek.example' },
    });
  });

  it.each<[string, EndpointAnswer, string]>([
    ['too many attempts', refusal(429, 'too-many-requests', 'too-many-requests'), 'Çok fazla deneme yaptınız.'],
    ['a session store that is away', refusal(503, 'unavailable', 'unavailable'), 'Hizmete şu anda ulaşılamıyor.'],
    ['a broken server', { status: 500 }, 'Sunucu hatası'],
    ['a broken network', 'network-error', 'Ağ hatası'],
  ])('ERR-05, TXT-23 explains %s and keeps what was typed', async (_what, endpoint, text) => {
    await open(endpoint);
    await signIn();

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(form().getByLabelText('Şifre')).toHaveValue('uzun bir parola');
  });

  it('ERR-01, ERR-02 says beside the fields what is missing', async () => {
    const { posted } = await open(welcome);
    await userEvent.type(form().getByLabelText('E-posta'), 'zeynep@');
    await send();

    expect(form().getByLabelText('E-posta')).toHaveAccessibleDescription('Geçersiz e-posta adresi');
    expect(form().getByLabelText('Şifre')).toHaveAccessibleDescription('Bu alan zorunludur');
    expect(posted).toEqual([]);
  });

  it('can be filled in by the browser', async () => {
    await open(welcome);

    expect(form().getByLabelText('E-posta')).toHaveAttribute('autocomplete', 'username');
    expect(form().getByLabelText('Şifre')).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('/cikis', () => {
  it('does not navigate when the reply arrives after the visitor left the page', async () => {
    let answer = () => {};
    globalThis.fetch = () => new Promise((resolve) => (answer = () => resolve(new Response(null))));
    const { router } = renderSite('/cikis');
    await userEvent.click(await screen.findByRole('button', { name: 'Çıkış Yap' }));
    await act(() => router.navigate('/blog'));
    answer();

    expect(await screen.findByText('Çıkış yapıldı')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/blog');
  });

  const open = async (endpoint: EndpointAnswer) => {
    const endpoints = answeringEndpoints({ '/auth/sign-out': endpoint });
    const site = renderSite('/cikis');
    await screen.findByRole('heading', { level: 1, name: 'Çıkış yapmak istiyor musunuz?' });
    return { ...site, ...endpoints };
  };
  const button = () => screen.getByRole('button', { name: 'Çıkış Yap' });

  it('AUTH-10 does not sign out just by being opened', async () => {
    const { posted } = await open({ status: 204 });

    expect(posted).toEqual([]);
  });

  it('AUTH-01, AUTH-05, AUTH-10 signs out with a post, forgets the flag and goes home', async () => {
    localStorage.setItem('isAuthenticated', 'true');
    const { posted, router, store } = await open({ status: 204 });
    await userEvent.click(button());

    await screen.findByRole('heading', { level: 1, name: /Yerel üreticilerden/ });
    expect(posted).toEqual([{ path: '/auth/sign-out', body: {} }]);
    expect(router.state.location.pathname).toBe('/');
    expect(store.getState().session).toEqual({ state: 'anonymous', isAdmin: false });
    expect(localStorage.getItem('isAuthenticated')).toBeNull();
    expect(screen.getByText('Çıkış yapıldı')).toBeInTheDocument();
  });

  it('ERR-05 stays on the page with a message when the server cannot be reached', async () => {
    const { router } = await open('network-error');
    await userEvent.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent('Ağ hatası');
    expect(router.state.location.pathname).toBe('/cikis');
  });
});
