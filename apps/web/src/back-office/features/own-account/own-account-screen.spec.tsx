import { screen, waitFor, within } from '@testing-library/react';
import { renderBackOffice } from '../../testing/render-back-office.js';
import { dialog } from '../../testing/screen-parts.js';

const PATH = '/yonetici/hesabim';
const FACTOR = '/auth/back-office/second-factor';
const OFF = { status: 200, body: { since: null, recoveryCodesLeft: 0 } };
const ON = { status: 200, body: { since: '2026-11-21T08:00:00.000Z', recoveryCodesLeft: 2 } };
const CODES = ['7k2m-aaaa-bbbb-cccc', '7k2m-dddd-eeee-ffff'];
const KEY = 'GEZDGNBVGY3TQOJQ';

const SESSIONS = '/auth/back-office/sessions';
const PASSKEYS = '/auth/back-office/passkeys';
const NO_SESSIONS = {
  [SESSIONS]: { status: 200, body: { sessions: [] } },
  [PASSKEYS]: { status: 200, body: { passkeys: [] } },
};

type Endpoints = NonNullable<NonNullable<Parameters<typeof renderBackOffice>[1]>['endpoints']>;

/** New recovery codes, sent when `reply` is called. */
function laterCodes() {
  let reply = () => {};
  const promise = new Promise<{ status: number; body: object }>((resolve) => {
    reply = () => resolve({ status: 200, body: { recoveryCodes: CODES } });
  });
  return { reply, promise };
}

describe('the second factor of the own account', () => {
  it('is set up with the password, a code of the app, and recovery codes that are shown once', async () => {
    const endpoints: Endpoints = {
      ...NO_SESSIONS,
      [FACTOR]: OFF,
      [`${FACTOR}/offer`]: { status: 200, body: { key: KEY, uri: `otpauth://totp/T:elif?secret=${KEY}` } },
      [`${FACTOR}/confirm`]: { status: 422, body: { kind: 'unprocessable', code: 'wrong-code' } },
    };
    const { user, posted } = renderBackOffice(PATH, { endpoints });
    await user.click(await screen.findByRole('button', { name: 'Kur' }));
    const set = await dialog();
    await user.type(set.getByLabelText('Şifreniz'), 'mavi sandalye');
    await user.click(set.getByRole('button', { name: 'Devam' }));

    expect(await set.findByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeVisible();
    expect(set.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    // On a telephone, which cannot scan its own screen.
    const onThisDevice = set.getByRole('link', { name: 'Uygulama bu cihazdaysa doğrudan açın' });
    expect(onThisDevice).toHaveAttribute('href', `otpauth://totp/T:elif?secret=${KEY}`);
    const code = set.getByLabelText('Doğrulama kodu');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(set.queryByRole('button', { name: /kurtarma kodu kullan/ })).toBeNull();
    await user.type(code, '000000');
    await user.click(set.getByRole('button', { name: 'Doğrula ve aç' }));
    expect(await set.findByText(/Bu kod hatalı/)).toBeVisible();

    const { reply, promise } = laterCodes();
    endpoints[`${FACTOR}/confirm`] = promise;
    endpoints[FACTOR] = ON;
    await user.type(set.getByLabelText('Doğrulama kodu'), '123456');
    await user.click(set.getByRole('button', { name: 'Doğrula ve aç' }));
    await user.keyboard('{Escape}');
    expect(set.queryByRole('button', { name: 'Vazgeç' })).toBeNull();
    reply();
    for (const shown of CODES) expect(await set.findByText(shown)).toBeVisible();
    expect(set.getByRole('list', { name: 'Kurtarma kodlarınız' })).toHaveFocus();
    expect(posted.map(({ body }) => body)).toEqual([
      { password: 'mavi sandalye' },
      { code: '000000' },
      { code: '123456' },
    ]);
    expect(set.getByRole('link', { name: /İndir/ })).toHaveAttribute(
      'href',
      `data:text/plain;charset=utf-8,${encodeURIComponent(`${CODES.join('\n')}\n`)}`,
    );
    await user.click(set.getByRole('button', { name: 'Sakladım' }));
    await waitFor(() => expect(screen.queryByText(CODES[0]!)).toBeNull());
    expect(await screen.findByText('Açık')).toBeVisible();
    expect(screen.getByText(/Yalnızca 2 kurtarma kodunuz kaldı/)).toBeVisible();
    // The button that opened the dialog is gone.
    await waitFor(() => expect(document.getElementById('icerik')).toHaveFocus());
  });

  it('is disabled with password and code, and says which of them was wrong', async () => {
    const endpoints: Record<string, { status: number; body?: object }> = {
      ...NO_SESSIONS,
      [FACTOR]: ON,
      [`${FACTOR}/remove`]: { status: 422, body: { kind: 'unprocessable', code: 'wrong-password' } },
    };
    const { user, posted } = renderBackOffice(PATH, { endpoints });
    await user.click(await screen.findByRole('button', { name: 'Kapat' }));
    const off = await dialog();
    await user.type(off.getByLabelText('Şifreniz'), 'yanlis');
    await user.click(off.getByRole('button', { name: /kurtarma kodu kullan/ }));
    await user.type(off.getByLabelText('Kurtarma kodu'), CODES[0]!);
    await user.click(off.getByRole('button', { name: 'Kapat' }));
    expect(await off.findByText('Şifre hatalı')).toBeVisible();
    expect(posted.at(-1)).toEqual({ path: `${FACTOR}/remove`, body: { password: 'yanlis', code: CODES[0] } });

    endpoints[`${FACTOR}/remove`] = { status: 429, body: { kind: 'too-many-requests', code: 'too-many-requests' } };
    await user.click(off.getByRole('button', { name: 'Kapat' }));
    expect(await off.findByText(/Çok fazla deneme yaptınız/)).toBeVisible();

    Object.assign(endpoints, { [`${FACTOR}/remove`]: { status: 204 }, [FACTOR]: OFF });
    await user.click(off.getByRole('button', { name: 'Kapat' }));
    expect(await screen.findByText('İki adımlı doğrulama kapatıldı')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Kur' })).toBeVisible();
  });

  it('gets new recovery codes for a code', async () => {
    const { reply, promise } = laterCodes();
    const { user, posted } = renderBackOffice(PATH, {
      endpoints: { ...NO_SESSIONS, [FACTOR]: ON, [`${FACTOR}/recovery-codes`]: promise },
    });
    await user.click(await screen.findByRole('button', { name: 'Yeni kurtarma kodları' }));
    const renew = await dialog();
    await user.type(renew.getByLabelText('Doğrulama kodu'), '123456');
    await user.click(renew.getByRole('button', { name: 'Kodları oluştur' }));
    // The former codes may have ended already, so the dialog waits for the new ones.
    await user.keyboard('{Escape}');
    expect(renew.queryByRole('button', { name: 'Vazgeç' })).toBeNull();
    reply();
    expect(await renew.findByText(CODES[1]!)).toBeVisible();
    expect(posted.at(-1)?.body).toEqual({ code: '123456' });
    // They are shown this once, and the former ones have ended.
    await user.keyboard('{Escape}');
    expect(renew.getByText(CODES[1]!)).toBeVisible();
    expect(renew.queryByRole('button', { name: 'Vazgeç' })).toBeNull();
    await user.click(renew.getByRole('button', { name: 'Sakladım' }));
    await waitFor(() => expect(screen.queryByText(CODES[1]!)).toBeNull());
  });
});

describe('the own sessions', () => {
  const at = { begunAt: '2026-11-23T08:00:00.000Z', lastUsedAt: '2026-11-23T09:30:00.000Z' };
  const HERE = { ...at, id: 'h', isThis: true, address: '192.0.2.1', browser: 'Firefox', system: 'Linux' };
  const THERE = { ...at, id: 't', isThis: false, address: '192.0.2.7', browser: 'Safari', system: 'iPhone' };
  const FORMER = { ...at, id: 'f', isThis: false };
  const table = () => ({
    [FACTOR]: OFF,
    ...NO_SESSIONS,
    [SESSIONS]: { status: 200, body: { sessions: [HERE, THERE, FORMER] } },
  });
  const item = async (device: string) => within((await screen.findByText(device)).closest('li')!);

  it('show address, times and browser of each, and mark the current one', async () => {
    renderBackOffice(PATH, { endpoints: table() });
    const here = await item('Firefox, Linux');
    expect(here.getByText('Bu oturum')).toBeVisible();
    expect(here.queryByRole('button')).toBeNull();
    const there = await item('Safari, iPhone');
    expect(there.getByText(/IP adresi: 192\.0\.2\.7/)).toBeVisible();
    expect(there.getByText(/Giriş: 23 Kas/)).toBeVisible();
    expect(there.getByText(/Son işlem: 23 Kas/)).toBeVisible();
    expect(await screen.findByText('Bilinmeyen tarayıcı')).toBeVisible();
  });

  it('are ended one by one, or all but this one', async () => {
    const endpoints: Record<string, { status: number; body?: object }> = table();
    const { user, posted } = renderBackOffice(PATH, { endpoints });
    endpoints[`${SESSIONS}/end`] = { status: 204 };
    await user.click((await item('Safari, iPhone')).getByRole('button', { name: 'Sonlandır: Safari, iPhone' }));
    expect(await screen.findByText('Oturum sonlandırıldı')).toBeVisible();
    expect(posted.at(-1)).toEqual({ path: `${SESSIONS}/end`, body: { id: 't' } });
    expect(screen.getByRole('list', { name: 'Oturumlarınız' })).toHaveFocus();
    endpoints[SESSIONS] = { status: 200, body: { sessions: [HERE] } };
    await user.click(screen.getByRole('button', { name: 'Diğerlerini sonlandır' }));
    expect(await screen.findByText('Diğer oturumlar sonlandırıldı')).toBeVisible();
    expect(posted.at(-1)?.path).toBe(`${SESSIONS}/end-others`);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Diğerlerini sonlandır' })).toBeNull());
  });

  it('says why a session could not be ended', async () => {
    const failing = { status: 503, body: { kind: 'unavailable', code: 'service-unavailable' } };
    const { user } = renderBackOffice(PATH, { endpoints: { ...table(), [`${SESSIONS}/end`]: failing } });
    await user.click((await item('Safari, iPhone')).getByRole('button', { name: 'Sonlandır: Safari, iPhone' }));
    expect(await screen.findByText(/^Oturum sonlandırılamadı: Hizmete şu anda ulaşılamıyor/)).toBeVisible();
  });
});

describe('the passkeys of the own account', () => {
  it('are listed, and deleted with the password, even in a browser without support for passkeys', async () => {
    const [addedAt, lastUsedAt] = ['2026-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z'];
    const phone = { id: 'p', name: 'Telefonum', isSynced: true, addedAt, lastUsedAt };
    const key = { id: 'k', name: 'Anahtarlık', isSynced: false, addedAt, lastUsedAt: null };
    const endpoints: Record<string, { status: number; body?: object }> = {
      ...NO_SESSIONS,
      [FACTOR]: OFF,
      [PASSKEYS]: { status: 200, body: { passkeys: [phone, key] } },
      [`${PASSKEYS}/remove`]: { status: 204 },
    };
    const { user, posted } = renderBackOffice(PATH, { endpoints });
    const item = async (name: string) => within((await screen.findByText(name)).closest('li')!);
    expect((await item('Telefonum')).getByText('Cihazlar arasında eşitlenir')).toBeVisible();
    expect((await item('Anahtarlık')).getByText('Henüz kullanılmadı')).toBeVisible();
    expect(screen.getByText('Bu tarayıcı geçiş anahtarlarını desteklemiyor.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sil: Telefonum' }));
    const removal = await dialog();
    endpoints[PASSKEYS] = { status: 200, body: { passkeys: [key] } };
    await user.type(removal.getByLabelText('Şifreniz'), 'mavi sandalye');
    await user.click(removal.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Geçiş anahtarı silindi')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Telefonum')).toBeNull());
    expect(posted).toEqual([{ path: `${PASSKEYS}/remove`, body: { id: 'p', password: 'mavi sandalye' } }]);
  });
});
