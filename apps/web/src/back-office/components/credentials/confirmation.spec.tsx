import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const CONFIRMATION = '/auth/back-office/confirmation';
const CAN = {
  ...{ id: 'c', username: 'can', fullName: 'Can Ak', email: null, avatarUrl: null, role: 'editor', active: true },
  ...{ awaitsPassword: false, hasSecondFactor: false, hasPasskey: false, lastLoginAt: null, revision: 1 },
};
const ACCOUNTS = { ManagedAccounts: { managedAccounts: { items: [CAN], total: 1 } } };
const PATH = '/yonetici/hesaplar';

const confirmationDialog = async () =>
  within((await screen.findByText('Siz olduğunuzu doğrulayın')).closest<HTMLElement>('[role=dialog]')!);

async function resetPassword(user: ReturnType<typeof renderBackOffice>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Şifreyi sıfırla: can' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Şifreyi sıfırla' }));
}

describe('the request to type the password again', () => {
  it('appears when the server demands it, and the refused action is then repeated', async () => {
    const endpoints: Record<string, { status: number; body?: object }> = {
      [CONFIRMATION]: { status: 422, body: { kind: 'unprocessable', code: 'wrong-password' } },
    };
    const { user, posted, requested, answer } = renderBackOffice(PATH, {
      endpoints,
      answers: { ...ACCOUNTS, ResetAccountPassword: new Refusal('confirmation-required', 'forbidden') },
    });
    await resetPassword(user);
    const dialog = await confirmationDialog();
    await user.type(dialog.getByLabelText('Şifreniz'), 'yanlis');
    await user.click(dialog.getByRole('button', { name: 'Doğrula' }));
    expect(await dialog.findByText('Şifre hatalı')).toBeVisible();

    endpoints[CONFIRMATION] = { status: 204 };
    answer('ResetAccountPassword', { resetAccountPassword: { account: CAN, password: 'yeni-42' } });
    await user.clear(dialog.getByLabelText('Şifreniz'));
    await user.type(dialog.getByLabelText('Şifreniz'), 'dogru bir parola');
    await user.click(dialog.getByRole('button', { name: 'Doğrula' }));
    expect(await screen.findByText('yeni-42')).toBeVisible();
    expect(posted.at(-1)).toEqual({ path: CONFIRMATION, body: { password: 'dogru bir parola' } });
    expect(requested.filter(({ operation }) => operation === 'ResetAccountPassword')).toHaveLength(2);
  });

  describe('or a passkey', () => {
    const restore: [object, string, PropertyDescriptor | undefined][] = [];
    const replace = (target: object, name: string, value: unknown) => {
      restore.push([target, name, Object.getOwnPropertyDescriptor(target, name)]);
      Object.defineProperty(target, name, { configurable: true, value });
    };
    afterEach(() => {
      for (const [target, name, before] of restore.splice(0)) {
        if (before) Object.defineProperty(target, name, before);
        else Reflect.deleteProperty(target, name);
      }
    });
    /** A browser that supports passkeys; with null its user refuses to use one. */
    function aBrowserWith(passkey: object | null) {
      replace(globalThis, 'PublicKeyCredential', function credential() {});
      const get = () => (passkey ? Promise.resolve(passkey) : Promise.reject(new Error('cancelled')));
      replace(navigator, 'credentials', { get });
    }
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    const USED = {
      ...{ id: 'AQID', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
      response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
    };
    const endpoints = () => ({
      [`${CONFIRMATION}/passkey/options`]: { status: 200, body: { options: { challenge: 'AQID' } } },
      [`${CONFIRMATION}/passkey`]: { status: 204 },
    });
    const refused = { ...ACCOUNTS, ResetAccountPassword: new Refusal('confirmation-required', 'forbidden') };
    const BUTTON = { name: /Geçiş anahtarıyla doğrula/ };

    it('confirms in place of the password, and the refused action is then repeated', async () => {
      aBrowserWith(USED);
      const { user, posted, answer } = renderBackOffice(PATH, { endpoints: endpoints(), answers: refused });
      await resetPassword(user);
      const dialog = await confirmationDialog();
      answer('ResetAccountPassword', { resetAccountPassword: { account: CAN, password: 'yeni-42' } });
      await user.click(dialog.getByRole('button', BUTTON));
      expect(await screen.findByText('yeni-42')).toBeVisible();
      expect(posted.at(-1)).toMatchObject({
        path: `${CONFIRMATION}/passkey`,
        body: { passkey: { id: 'AQID', response: { signature: 'AQID' } } },
      });
    });

    it('says why the passkey was not used, and still accepts the password', async () => {
      aBrowserWith(null);
      const answered: Record<string, { status: number; body?: object }> = endpoints();
      const { user } = renderBackOffice(PATH, { endpoints: answered, answers: refused });
      await resetPassword(user);
      const dialog = await confirmationDialog();
      await user.click(dialog.getByRole('button', BUTTON));
      expect(await dialog.findByText(/Geçiş anahtarı kullanılmadı/)).toBeVisible();
      const body = { kind: 'conflict', code: 'no-passkey' };
      answered[`${CONFIRMATION}/passkey/options`] = { status: 409, body };
      await user.click(dialog.getByRole('button', BUTTON));
      expect(await dialog.findByText(/Hesabınızda geçiş anahtarı yok/)).toBeVisible();
      expect(dialog.getByLabelText('Şifreniz')).toBeVisible();
    });

    it('is not offered by a browser that knows none', async () => {
      const { user } = renderBackOffice(PATH, { answers: refused });
      await resetPassword(user);
      expect((await confirmationDialog()).queryByRole('button', BUTTON)).toBeNull();
    });
  });

  it('can be cancelled: the action is not done, and a message says so', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: { ...ACCOUNTS, ResetAccountPassword: new Refusal('confirmation-required', 'forbidden') },
    });
    await resetPassword(user);
    const dialog = await confirmationDialog();
    await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    expect(
      await screen.findByText('Şifre sıfırlanamadı: Bu işlem için siz olduğunuzu yeniden doğrulamanız gerekir.'),
    ).toBeVisible();
    expect(requested.filter(({ operation }) => operation === 'ResetAccountPassword')).toHaveLength(1);
  });

  it('is requested before a file is downloaded', async () => {
    const endpoints = { [CONFIRMATION]: { status: 200, body: { isConfirmed: false } } };
    const { user } = renderBackOffice(PATH, { endpoints, answers: ACCOUNTS });
    await user.click(await screen.findByRole('button', { name: /Dışa Aktar/ }));
    const link = await screen.findByRole('link', { name: 'CSV' });
    const clicks: boolean[] = [];
    const note = (click: Event) => {
      if (click.target !== link) return;
      clicks.push(click.defaultPrevented);
      click.preventDefault(); // jsdom fetches no files
    };
    document.addEventListener('click', note);
    await user.click(link);
    const dialog = await confirmationDialog();
    expect(clicks).toEqual([true]);
    Object.assign(endpoints, { [CONFIRMATION]: { status: 204 } });
    await user.type(dialog.getByLabelText('Şifreniz'), 'dogru bir parola');
    await user.click(dialog.getByRole('button', { name: 'Doğrula' }));
    await waitFor(() => expect(clicks).toEqual([true, false]));
    document.removeEventListener('click', note);
  });
});
