import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { outage, type Answers } from '../../testing/answers.js';
import { renderSite } from '../../testing/render-site.js';

const TYPED = {
  'Ad soyad': 'Zeynep Kılıç',
  'E-posta': 'zeynep@kilic.example',
  Telefon: '0532 123 45 67',
  'İşletme adı': 'Kılıç Baharat',
  'İşletme konumu': 'Hürriyet Mahallesi, Bursa',
};
const RECEIPT = { submitBusiness: { number: '0C9BE11A', isMailed: true } };
const taken = { SubmitBusiness: () => RECEIPT };
const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Yeni bir başvuru' }));
const refusing = (kind: string, code: string, fieldErrors: { field: string; code: string }[] = []): Answers => ({
  SubmitBusiness: () => {
    throw new QueryFailed(kind, code, 'trace-1', fieldErrors);
  },
});

const field = (label: string) => screen.findByRole('textbox', { name: label });
const message = () => screen.findByRole('textbox', { name: /^Mesajınız/ });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Başvuruyu Gönder' }));

async function fillIn(over: Partial<Record<keyof typeof TYPED, string>> = {}) {
  for (const [label, text] of Object.entries({ ...TYPED, ...over })) {
    const input = await field(label);
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
  }
}

describe('/firma-ekle', () => {
  it('ROUTE-13 PUB-SUB-01 TXT-08 TXT-21 says what it is for', async () => {
    renderSite('/firma-ekle');

    expect(await screen.findByRole('heading', { level: 1, name: 'İşletmenizi Ekleyin' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'İşletmenizi incelememize göndermek için formu doldurun. Ekibimiz sizinle iletişime geçecektir.',
      ),
    ).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  });

  it('PUB-SUB-01, TXT-08, TXT-09, TXT-10, TXT-11 speaks the English of the specification', async () => {
    renderSite('/firma-ekle', refusing('unexpected', 'server-error'), { locale: 'en' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Submit Your Business' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    for (const text of [
      'Name must be at least 2 characters',
      'Invalid email address',
      'Phone number is required',
      'Business name is required',
      'Address is required',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    const typed = { 'Full name': 'Ada', Email: 'ada@example.com', Phone: '12345', 'Business name': 'Ada' };
    for (const [label, text] of Object.entries({ ...typed, 'Business location': 'Bursa' })) {
      await userEvent.type(await field(label), text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'failed to submitThere was a problem submitting your form. Please try again.',
    );
  });

  it('PUB-SUB-02 requests five things and a message', async () => {
    renderSite('/firma-ekle');

    for (const label of Object.keys(TYPED)) expect(await field(label)).toBeRequired();
    expect(await message()).not.toBeRequired();
    expect(await field('Telefon')).toHaveAttribute('placeholder', '+90 5XX XXX XX XX');
    expect(await field('E-posta')).toHaveAttribute('type', 'email');
  });

  it('GEN-21, GEN-25 links the privacy notice before the button, and has no box to tick', async () => {
    renderSite('/firma-ekle');

    const button = await screen.findByRole('button', { name: 'Başvuruyu Gönder' });
    const note = document.querySelector('form.panel a[href="/kvkk-aydinlatma-metni"]')!;
    expect(note.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['PUB-SUB-03, TXT-09', 'Ad soyad', 'Z', 'Ad soyad en az 2 karakter olmalıdır'],
    ['PUB-SUB-04, TXT-09, ERR-02', 'E-posta', 'zeynep@', 'Geçersiz e-posta adresi'],
    ['PUB-SUB-05, 13, TXT-10', 'Telefon', '1234', 'Telefon numarası zorunludur'],
    ['PUB-SUB-06, TXT-10', 'İşletme adı', 'K', 'İşletme adı zorunludur'],
    ['PUB-SUB-07, TXT-10', 'İşletme konumu', 'Fatı', 'Adres zorunludur'],
    ['GEN-19, TXT-23', 'İşletme adı', 'K'.repeat(151), 'İşletme adı en fazla 150 karakter olabilir.'],
  ])('%s refuses %s %j before it is sent, and focuses the field', async (_, label, text, sentence) => {
    const { requested } = renderSite('/firma-ekle', taken);
    await fillIn({ [label]: text });
    await send();

    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await field(label)).toHaveFocus();
    expect(await field(label)).toHaveAccessibleDescription(sentence);
    expect(requested.map(({ name }) => name)).not.toContain('SubmitBusiness');
  });

  it('PUB-SUB-08, 12, API-08 sends what was typed with the notice, without a message as null, and no status', async () => {
    const { requested } = renderSite('/firma-ekle', taken);
    await fillIn();
    await send();

    await waitFor(() => expect(requested.at(-1)?.name).toBe('SubmitBusiness'));
    expect(requested.at(-1)?.variables).toEqual({
      input: {
        name: 'Zeynep Kılıç',
        email: 'zeynep@kilic.example',
        phone: '0532 123 45 67',
        businessName: 'Kılıç Baharat',
        address: 'Hürriyet Mahallesi, Bursa',
        message: null,
        noticeVersion: NOTICE_VERSION,
        trap: { website: '', elapsedMs: expect.any(Number) as number },
        commandId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    });
  });

  it('PUB-SUB-09, TXT-21 shows that it is sending, and sends only once', async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<object>((resolve) => (answer = () => resolve(RECEIPT)));
    const { requested } = renderSite('/firma-ekle', { SubmitBusiness: () => waiting });
    await fillIn();
    await send();

    const button = await screen.findByRole('button', { name: 'Gönderiliyor...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(requested.filter(({ name }) => name === 'SubmitBusiness')).toHaveLength(1);
    answer();
    await again();
    expect(await screen.findByRole('button', { name: 'Başvuruyu Gönder' })).not.toHaveAttribute('aria-disabled');
  });

  it('PUB-SUB-10, TXT-21 thanks and empties the form', async () => {
    renderSite('/firma-ekle', taken);
    await fillIn();
    await send();

    expect(await screen.findByRole('status')).toHaveTextContent(
      'Teşekkürler! Başvurunuz alındı. En kısa sürede sizinle iletişime geçeceğiz.',
    );
    await again();
    for (const label of Object.keys(TYPED)) expect(await field(label)).toHaveValue('');
  });

  it('U7: leaves a number to quote where the form was, and says that it was mailed', async () => {
    renderSite('/firma-ekle', taken);
    await fillIn();
    await send();

    const receipt = within(await screen.findByRole('region', { name: 'Başvuru numaranız' }));
    expect(receipt.getByText('0C9BE11A')).toBeInTheDocument();
    expect(receipt.getByText(/e-posta adresinize de gönderdik/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Başvuruyu Gönder' })).toBeNull();
  });

  it('U7: PUB-SUB-11 says what to do when the connection is lost', async () => {
    renderSite('/firma-ekle', refusing('unavailable', 'network-error'));
    await fillIn();
    await send();

    expect(await screen.findByRole('alert')).toHaveTextContent('Ağ hatası. Yazdıklarınız duruyor:');
  });

  it.each([
    ['unexpected', 'server-error', 'Formunuz gönderilirken bir sorun oluştu. Lütfen tekrar deneyin.'],
    ['unavailable', 'service-unavailable', 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'],
    ['too-many-requests', 'too-many-requests', 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.'],
    ['unprocessable', 'sent-too-fast', 'Lütfen tekrar gönderin.'],
  ])('PUB-SUB-11, TXT-11, TXT-23, ERR-05, GEN-22 reports %s (%s), and keeps the input', async (kind, code, text) => {
    renderSite('/firma-ekle', refusing(kind, code));
    await fillIn();
    await userEvent.type(await message(), 'Sumak');
    await send();

    const toast = await screen.findByRole('alert');
    expect(toast).toHaveClass('bad');
    expect(toast).toHaveTextContent(`Başvuru gönderilemedi${text}`);
    for (const [label, typed] of Object.entries(TYPED)) expect(await field(label)).toHaveValue(typed);
    expect(await message()).toHaveValue('Sumak');
  });

  it('API-05 shows an error of the server at its field', async () => {
    renderSite(
      '/firma-ekle',
      refusing('unprocessable', 'submission-refused', [{ field: 'email', code: 'invalid-email' }]),
    );
    await fillIn();
    await send();

    expect(await screen.findByText('Geçersiz e-posta adresi')).toBeInTheDocument();
    expect(await field('E-posta')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the same form under the same id again', async () => {
    let isDown = true;
    const { requested } = renderSite('/firma-ekle', {
      SubmitBusiness: () => (isDown ? outage() : RECEIPT),
    });
    await fillIn();
    await send();
    await screen.findByRole('alert');
    isDown = false;
    await send();

    await screen.findByRole('status');
    const ids = requested
      .filter(({ name }) => name === 'SubmitBusiness')
      .map(({ variables }) => (variables as { input: { commandId: string } }).input.commandId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});
