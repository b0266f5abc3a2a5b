import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { visitorChanged } from '../../lib/store/session.slice.js';
import { type Answers, outage } from '../../testing/answers.js';
import { aVisitor } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const PASSWORD = 'uzun bir parola cümlesi';
const SENT = 'Hesabınızı etkinleştirmek için e-posta adresinize bir bağlantı gönderdik.';

describe('/kayit', () => {
  const open = async (answers: Answers = { SignUp: () => ({ signUp: true }) }) => {
    const site = renderSite('/kayit', answers);
    await screen.findByRole('heading', { level: 1, name: 'Hesap oluşturun' });
    return site;
  };
  const form = () => within(screen.getByRole('form', { name: 'Kayıt Ol' }));
  const field = (name: string) => form().getByLabelText(name);
  const send = () => userEvent.click(form().getByRole('button', { name: 'Kayıt Ol' }));
  const fillIn = async (over: Record<string, string> = {}) => {
    const typed = { 'Ad soyad': 'Zeynep Kılıç', 'E-posta': ' zeynep@ornek.example', Şifre: PASSWORD, ...over };
    for (const [name, text] of Object.entries({ 'Şifre (tekrar)': typed.Şifre, ...typed })) {
      await userEvent.type(field(name), text);
    }
  };

  it('AUTH-09 sends name, address, password and the notice, and says the same for every address', async () => {
    const { requested } = await open();
    await fillIn();
    await send();

    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Kayıt Ol' })).toBeNull();
    expect(requested.at(-1)).toEqual({
      name: 'SignUp',
      variables: {
        input: {
          name: 'Zeynep Kılıç',
          email: 'zeynep@ornek.example',
          password: PASSWORD,
          noticeVersion: NOTICE_VERSION,
          trap: { website: '', elapsedMs: expect.any(Number) },
          commandId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    });
  });

  it('AUTH-09, ERR-01 says beside each field that it is required, and sends nothing', async () => {
    const { requested } = await open();
    await send();

    expect(form().getAllByText('Bu alan zorunludur')).toHaveLength(4);
    expect(field('Ad soyad')).toHaveFocus();
    expect(requested.some(({ name }) => name === 'SignUp')).toBe(false);
  });

  it('AUTH-09, ERR-02 takes only the same password twice', async () => {
    await open();
    await fillIn({ 'Şifre (tekrar)': 'baska bir parola' });
    await send();

    expect(field('Şifre (tekrar)')).toHaveAccessibleDescription('Şifreler eşleşmiyor');
    expect(field('Şifre (tekrar)')).toHaveFocus();
  });

  it('AUTH-03 says beside the field why the server refused a password, and keeps the rest', async () => {
    await open({
      SignUp: () => {
        throw new QueryFailed('unprocessable', 'fields-refused', null, [
          { field: 'password', code: 'common-password' },
        ]);
      },
    });
    await fillIn();
    await send();

    expect(field('Şifre')).toHaveAccessibleDescription(/Bu şifre çok yaygın/);
    expect(field('Ad soyad')).toHaveValue('Zeynep Kılıç');
  });

  it('GEN-21 links to the privacy notice before the button', async () => {
    await open();

    const notice = form().getByRole('link', { name: 'KVKK Aydınlatma Metni' });
    expect(notice).toHaveAttribute('href', '/kvkk-aydinlatma-metni');
    expect(notice.compareDocumentPosition(form().getByRole('button', { name: 'Kayıt Ol' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('GEN-22 has a hidden trap field, and sends its value', async () => {
    const { requested } = await open();
    const hidden = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(hidden).toHaveAttribute('tabindex', '-1');
    expect(hidden).toHaveAttribute('autocomplete', 'off');
    expect(hidden.closest('[aria-hidden="true"]')).not.toBeNull();
    hidden.value = 'https://spam.example';
    await fillIn();
    await send();

    expect(requested.at(-1)).toMatchObject({ variables: { input: { trap: { website: 'https://spam.example' } } } });
  });

  it('GEN-22, TXT-23 tells the visitor to try again later, and keeps the input', async () => {
    await open({
      SignUp: () => {
        throw new QueryFailed('too-many-requests', 'too-many-requests', null);
      },
    });
    await fillIn();
    await send();

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.',
    );
    expect(field('Şifre')).toHaveValue(PASSWORD);
  });

  it('sends the same form again under the same id, another one under a new id', async () => {
    const { requested } = await open({
      SignUp: () => {
        throw new QueryFailed('unavailable', 'network-error', null);
      },
    });
    await fillIn();
    await send();
    await send();
    await userEvent.type(field('Ad soyad'), ' Kaya');
    await send();

    const ids = requested
      .filter(({ name }) => name === 'SignUp')
      .map(({ variables }) => (variables as { input: { commandId: string } }).input.commandId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('AUTH-09 mails the link once more to the same address', async () => {
    const { requested } = await open({
      SignUp: () => ({ signUp: true }),
      ResendVerification: () => ({ resendVerification: true }),
    });
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Bağlantıyı yeniden gönder' }));

    expect(await screen.findByText('Yeni bir bağlantı gönderdik.')).toBeInTheDocument();
    expect(requested.at(-1)).toMatchObject({
      name: 'ResendVerification',
      variables: { email: 'zeynep@ornek.example' },
    });
  });

  it('U21 says which address the link was sent to', async () => {
    await open();
    await fillIn();
    await send();

    expect(await screen.findByText('zeynep@ornek.example')).toBeInTheDocument();
  });

  it('U21 hands on where the visitor came from: to the mailed link, to one sent again, and to sign-in', async () => {
    const donus = '/firma/anadolu-baharat-evi#yorumlar';
    const site = renderSite(`/kayit?${new URLSearchParams({ donus })}`, {
      SignUp: () => ({ signUp: true }),
      ResendVerification: () => ({ resendVerification: true }),
    });
    expect(await screen.findByRole('link', { name: 'Hesabınız var mı? Giriş yapın' })).toHaveAttribute(
      'href',
      '/giris?donus=%2Ffirma%2Fanadolu-baharat-evi%23yorumlar',
    );
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Bağlantıyı yeniden gönder' }));
    await screen.findByText('Yeni bir bağlantı gönderdik.');

    const sent = (name: string) => site.requested.find((one) => one.name === name)?.variables;
    expect(sent('SignUp')).toMatchObject({ input: { returnPath: donus } });
    expect(sent('ResendVerification')).toMatchObject({ returnPath: donus });
  });

  it('U21 redirects a visitor who is already signed in to the return path', async () => {
    const { router, store } = renderSite('/kayit?donus=%2Ffirma', { ListBusinesses: outage });
    await screen.findByRole('heading', { level: 1, name: 'Hesap oluşturun' });
    act(() => void store.dispatch(visitorChanged(aVisitor())));

    await waitFor(() => expect(router.state.location.pathname).toBe('/firma'));
  });

  it('lets passwords be looked at, and the browser remember them', async () => {
    await open();
    await userEvent.click(form().getAllByRole('button', { name: 'Şifreyi göster' })[0]!);

    expect(field('Şifre')).toHaveAttribute('type', 'text');
    expect(field('Şifre')).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(form().getByRole('button', { name: 'Şifreyi gizle' }));
    expect(field('Şifre')).toHaveAttribute('type', 'password');
    await userEvent.click(field('Şifre'));
    await userEvent.paste(PASSWORD);
    expect(field('Şifre')).toHaveValue(PASSWORD);
  });
});
