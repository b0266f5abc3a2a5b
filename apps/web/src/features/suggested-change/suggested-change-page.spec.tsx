import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import type { Answers } from '../../testing/answers.js';
import { aBusiness } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';

const business = aBusiness({ phone: '+902241112233' });
const show = (answers: Answers = {}) =>
  renderSite('/firma/anadolu-baharat-evi/duzelt', {
    GetBusiness: () => ({ business: { __typename: 'BusinessFound', business } }),
    SuggestChange: () => ({ suggestChange: true }),
    ...answers,
  });
const choose = async (reason: string) => userEvent.click(await screen.findByRole('radio', { name: reason }));
const type = async (label: string, text: string) => {
  const input = await screen.findByLabelText(label);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Öneriyi Gönder' }));
const sent = ({ requested }: ReturnType<typeof show>) =>
  (requested.find(({ name }) => name === 'SuggestChange')?.variables as { input: object } | undefined)?.input;

describe('/firma/:slug/duzelt', () => {
  it('is a page of its own that search engines leave out, with the privacy notice beside its button', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Düzeltme önerin' })).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    expect(document.querySelector('form.panel a[href="/kvkk-aydinlatma-metni"]')).toBeInTheDocument();
  });

  it('sends only changed contacts, and shows a confirmation', async () => {
    const site = show();
    expect(await screen.findByLabelText('İşletmenin telefonu')).toHaveValue('0224 111 22 33');
    await type('İşletmenin telefonu', '0224 999 88 77');
    await type('Not (isteğe bağlı)', 'Tabelada yazıyor.');
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('Öneriniz ekibimize ulaştı.');
    expect(sent(site)).toMatchObject({
      businessId: business.id,
      reason: 'contact',
      values: { phone: '0224 999 88 77' },
      note: 'Tabelada yazıyor.',
      replyTo: null,
    });
    expect(Object.keys((sent(site) as { values: object }).values)).toEqual(['phone']);
  });

  it('parses opening hours as people write them, and marks a day that it cannot parse', async () => {
    const site = show();
    await choose('Çalışma saatleri');
    await type('Pazartesi', 'sabahtan akşama');
    await send();
    expect(await screen.findByLabelText('Pazartesi')).toHaveAccessibleDescription('Bunu 09:00-18:00 gibi yazın.');
    await type('Pazartesi', '9-18');
    await type('Pazar', 'kapalı');
    await send();
    await screen.findByRole('status');
    expect(sent(site)).toMatchObject({
      reason: 'hours',
      values: {
        openingHours: [
          { dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false },
          { dayOfWeek: 0, opens: null, closes: null, isClosed: true },
        ],
      },
    });
  });

  it('keeps what was typed for a reason while another one is chosen', async () => {
    show();
    await type('İşletmenin telefonu', '0224 999 88 77');
    await choose('Çalışma saatleri');
    await type('Pazartesi', '9-18');
    await choose('İşletme taşındı');
    await type('Şehir', 'Bursa');
    await choose('İletişim bilgisi');
    expect(screen.getByLabelText('İşletmenin telefonu')).toHaveValue('0224 999 88 77');
    await choose('Çalışma saatleri');
    expect(screen.getByLabelText('Pazartesi')).toHaveValue('9-18');
    await choose('İşletme taşındı');
    expect(screen.getByLabelText('Şehir')).toHaveValue('Bursa');
  });

  it('words what the server refuses beside its field, and keeps every word', async () => {
    show({
      SuggestChange: () => {
        throw new QueryFailed('unprocessable', 'suggestion-refused', null, [
          { field: 'headquarters.city', code: 'too-long' },
        ]);
      },
    });
    await choose('İşletme taşındı');
    await send();
    expect(await screen.findByLabelText('Yeni açık adres')).toHaveAccessibleDescription('Bu alan zorunludur');
    await type('Yeni açık adres', 'Yeni Yol 5');
    await type('Şehir', 'Bursa');
    await send();
    expect(await screen.findByText('Bu metin çok uzun.')).toBeInTheDocument();
    expect(screen.getByLabelText('Yeni açık adres')).toHaveValue('Yeni Yol 5');
  });
});
