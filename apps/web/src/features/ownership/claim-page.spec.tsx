import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { type Answers } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';

const PATH = '/isletmem/sahiplen/ege-sut';
const OPTIONS = {
  page: { id: 'b', slug: 'ege-sut', name: 'Ege Süt' },
  isOwner: false,
  hasOwners: false,
  ways: [
    { way: 'email-code', sentTo: 'in…@egesut.com.tr' },
    { way: 'document', sentTo: null },
  ],
  running: null,
};
const SENT = {
  id: 'c',
  way: 'email-code',
  status: 'code-sent',
  sentTo: 'in…@egesut.com.tr',
  codeExpiresAt: '2026-11-24T09:15:00.000Z',
  documents: [],
};
const open = async (answers: Answers = {}) => {
  const site = renderSite(PATH, { GetClaimOptions: () => ({ claimOptions: OPTIONS }), ...answers });
  await screen.findByRole('heading', { level: 1, name: 'İşletmenizi Sahiplenin' });
  return site;
};
const refused = (code: string) => () => {
  throw new QueryFailed('unprocessable', code, null, [{ field: 'code', code }]);
};

describe('/isletmem/sahiplen/:slug', () => {
  it('links a signed-out visitor to the sign-in with the return address', async () => {
    await open({
      GetClaimOptions: () => {
        throw new QueryFailed('unauthenticated', 'sign-in-required', null);
      },
    });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Giriş Yap' })).toHaveAttribute(
      'href',
      `/giris?donus=${encodeURIComponent(PATH)}`,
    );
  });

  it('shows the masked address that a code is mailed to, refuses a wrong code, and accepts the right one', async () => {
    let enter = refused('wrong-code');
    const { requested } = await open({
      StartClaim: () => ({ startClaim: SENT }),
      EnterClaimCode: () => enter(),
    });
    const user = userEvent.setup();
    expect(await screen.findByText(/kayıtlı adresine \(in…@egesut\.com\.tr\)/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kod Gönder' }));
    await user.type(await screen.findByLabelText('Altı haneli kod'), '123456');
    await user.click(screen.getByRole('button', { name: 'Kodu Doğrula' }));
    expect(await screen.findByText('Kod hatalı. Lütfen yeniden deneyin.')).toBeInTheDocument();
    enter = (() => ({ enterClaimCode: 'ege-sut' })) as never;
    await user.click(screen.getByRole('button', { name: 'Kodu Doğrula' }));
    expect(await screen.findByText('Doğrulandı. Bu sayfayı artık siz yönetiyorsunuz.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sayfayı düzenle' })).toHaveAttribute('href', '/isletmem/ege-sut');
    expect(screen.getByRole('link', { name: 'Sayfaya git' })).toHaveAttribute('href', '/firma/ege-sut');
    expect(requested.find(({ name }) => name === 'StartClaim')?.variables).toMatchObject({
      input: { businessId: 'b', way: 'email-code', note: null },
    });
  });

  it('sends a code to the phone instead, and then expects that one', async () => {
    const byPhone = { way: 'phone-code', sentTo: '0532 ••• •• 67' };
    const [byMail, byDocument] = OPTIONS.ways;
    const { requested } = await open({
      GetClaimOptions: () => ({ claimOptions: { ...OPTIONS, ways: [byMail, byPhone, byDocument], running: SENT } }),
      StartClaim: () => ({ startClaim: { ...SENT, ...byPhone } }),
    });
    const user = userEvent.setup();
    const mail = within(await screen.findByRole('region', { name: 'E-posta koduyla doğrulayın' }));
    const phone = within(screen.getByRole('region', { name: 'Telefon koduyla doğrulayın' }));
    expect(mail.getByLabelText('Altı haneli kod')).toBeInTheDocument();
    expect(phone.getByText(/cep telefonuna \(0532 ••• •• 67\) kısa mesajla/)).toBeInTheDocument();
    await user.click(phone.getByRole('button', { name: 'Kod Gönder' }));
    expect(await phone.findByText(/0532 ••• •• 67 numarasına kısa mesajla gönderdik/)).toBeInTheDocument();
    expect(phone.getByLabelText('Altı haneli kod')).toBeInTheDocument();
    expect(mail.queryByLabelText('Altı haneli kod')).toBeNull();
    expect(requested.find(({ name }) => name === 'StartClaim')?.variables).toMatchObject({
      input: { businessId: 'b', way: 'phone-code', note: null },
    });
  });

  it('sends a note for the editors to decide on, which needs at least 20 characters', async () => {
    const { requested } = await open({
      GetClaimOptions: () => ({ claimOptions: { ...OPTIONS, hasOwners: true, ways: [OPTIONS.ways[1]] } }),
      StartClaim: () => ({ startClaim: { ...SENT, way: 'document', status: 'waiting', sentTo: null } }),
    });
    const user = userEvent.setup();
    expect(await screen.findByText(/Bu sayfanın bir yöneticisi var/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Kod Gönder' })).toBeNull();
    const note = screen.getByLabelText(/Açıklamanız/);
    await user.type(note, 'Benim.');
    await user.click(screen.getByRole('button', { name: 'Talebi Gönder' }));
    expect(await screen.findByText('Lütfen en az 20 karakter yazın.')).toBeInTheDocument();
    await user.type(note, ' Vergi levhamız bu adrese kayıtlı.');
    await user.click(screen.getByRole('button', { name: 'Talebi Gönder' }));
    expect(await screen.findByText(/Talebiniz inceleniyor/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Sayfa: / })).toBeInTheDocument();
    expect(requested.filter(({ name }) => name === 'StartClaim')).toHaveLength(1);
  });
});
