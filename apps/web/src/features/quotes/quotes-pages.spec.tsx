import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outage } from '../../testing/answers.js';
import { visitorChanged } from '../../lib/store/session.slice.js';
import { renderSite } from '../../testing/render-site.js';

const SUBJECT = {
  id: 'q',
  number: '0C9BE11A',
  what: 'Domates salçası',
  quantity: 500,
  unit: 'kilogram',
  city: 'Ankara',
  borough: null,
  status: 'open',
  isSealed: false,
  deadlineAt: '2026-12-01T09:00:00.000Z',
  createdAt: '2026-11-24T09:00:00.000Z',
  closedBecause: null,
  note: 'Bkz. http://ornek.example',
  questions: [],
  contact: null,
};
const offer = (id: string, over: object) => ({
  ...{ id, unitPrice: null, total: null, deliveryDays: null, validUntil: null, note: null },
  changedAt: '2026-11-24T10:00:00.000Z',
  ...over,
});
const OWN = {
  ...SUBJECT,
  recipients: [
    { id: 'a', businessName: 'Ege Salça', businessSlug: 'ege-salca', state: 'invited' },
    { id: 'b', businessName: 'Konya Bakliyat', businessSlug: 'konya-bakliyat', state: 'invited' },
  ],
  offerCount: 2,
  offers: [offer('a', { unitPrice: 42.5, deliveryDays: 1 }), offer('b', { total: 20_000, deliveryDays: 5 })],
  acceptedId: null,
};
const INVITATION = {
  ...SUBJECT,
  businessName: 'Ege Salça',
  hasDeclined: false,
  isStopped: false,
  offer: null,
  isAccepted: false,
};
const TOKEN = 'a'.repeat(43);
const firms = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the page of a buyer', () => {
  const render = (over: object = {}) =>
    renderSite(`/taleplerim/${TOKEN}`, { GetQuoteRequest: () => ({ quoteRequest: { ...OWN, ...over } }) });

  it('sorts offers by total price, calculated if only a unit price is given, and by delivery time', async () => {
    render();
    expect(await firms()).toEqual(['Konya Bakliyat', 'Ege Salça']);
    expect(screen.getByRole('cell', { name: /₺21\.250,00/ })).toHaveTextContent('hesaplanan');
    await userEvent.click(screen.getByRole('button', { name: 'Teslim süresi' }));
    expect(await firms()).toEqual(['Ege Salça', 'Konya Bakliyat']);
  });

  it('shows only the number of sealed offers, and no button to accept one', async () => {
    render({ isSealed: true, offers: null });
    expect(await screen.findByText(/^2 teklif geldi\. Süre dolunca/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kabul et' })).toBeNull();
  });

  it('says that sealed offers of a request that was closed early stay sealed', async () => {
    render({ isSealed: true, offers: null, status: 'closed', closedBecause: 'withdrawn' });
    expect(await screen.findByText(/^2 teklif geldi; talep süresi dolmadan kapandığı için/)).toBeVisible();
  });

  it('offers confirmation to a visitor with the mailed link; tells the buyer’s account to use its mail', async () => {
    const unconfirmed = { ...OWN, status: 'unconfirmed', deadlineAt: null, offers: null };
    const answers = { GetQuoteRequest: () => ({ quoteRequest: unconfirmed }) };
    const first = renderSite(`/taleplerim/${TOKEN}`, answers);
    expect(await screen.findByRole('button', { name: 'Onayla ve gönder' })).toBeVisible();
    first.unmount();
    renderSite('/taleplerim/01a20e46-413a-72b4-94e0-196fe7ddaa71', answers);
    expect(await screen.findByText(/Onay için e-postanıza/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Onayla ve gönder' })).toBeNull();
  });

  it('shows the deadline for offers to the minute, in Istanbul time', async () => {
    render();
    expect(await screen.findByText('1 Aralık 2026, 12.00')).toBeVisible();
  });

  it('tells who has made an offer from who has only got the request', async () => {
    render({ offers: [OWN.offers[0]] });
    const recipients = within(await screen.findByRole('region', { name: 'Sorduğunuz firmalar' }));
    expect(recipients.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ege Salça teklif verdi',
      'Konya Bakliyat talebi aldı',
    ]);
    expect(screen.getByText('Fiyatlara KDV dahil değildir.')).toBeVisible();
  });

  it('says that its buttons need JavaScript as long as it has buttons', async () => {
    const { unmount } = render();
    await screen.findByRole('button', { name: 'Talebi kapat' });
    expect(document.querySelector('.quotes noscript')).not.toBeNull();
    unmount();
    render({ status: 'closed', closedBecause: 'withdrawn' });
    await screen.findByText('Talebi bir teklif seçmeden kapattınız.');
    expect(document.querySelector('.quotes noscript')).toBeNull();
  });

  it('requires confirmation before an offer is accepted', async () => {
    const { requested } = renderSite(`/taleplerim/${TOKEN}`, {
      GetQuoteRequest: () => ({ quoteRequest: OWN }),
      AcceptQuoteOffer: () => ({ acceptQuoteOffer: true }),
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Kabul et' }))[0]!);
    expect(requested.map(({ name }) => name)).not.toContain('AcceptQuoteOffer');
    await userEvent.click(screen.getByRole('button', { name: 'Evet' }));
    expect(requested.find(({ name }) => name === 'AcceptQuoteOffer')?.variables).toEqual({ key: TOKEN, offerId: 'b' });
  });

  it('moves the focus to the confirmation, and back after it is declined', async () => {
    render();
    const accept = () => screen.findAllByRole('button', { name: 'Kabul et' });
    (await accept())[0]!.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: /^Konya Bakliyat teklifini kabul ediyor musunuz/ })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Evet' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect((await accept())[0]).toHaveFocus();
  });

  it('shows an address in a note as plain text, and is marked noindex', async () => {
    render();
    expect(await screen.findByText(SUBJECT.note)).toBeVisible();
    expect(screen.queryByRole('link', { name: /ornek\.example/ })).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('says that a link is not valid, or that the request could not be loaded', async () => {
    renderSite('/taleplerim/x', { GetQuoteRequest: () => ({ quoteRequest: null }) });
    expect(await screen.findByRole('heading', { name: 'Bu bağlantı artık bir şey açmıyor' })).toBeVisible();
    renderSite(`/teklif/${TOKEN}`, { GetQuoteInvitation: outage });
    expect(await screen.findByRole('heading', { name: 'Talep yüklenemedi' })).toBeVisible();
  });
});

describe('the page of a supplier', () => {
  it('names the unit of the price, and says that it is without VAT', async () => {
    renderSite(`/teklif/${TOKEN}`, { GetQuoteInvitation: () => ({ quoteInvitation: INVITATION }) });
    expect(await screen.findByRole('textbox', { name: /^Birim fiyat \(₺ \/ kg\)/ })).toBeVisible();
    expect(screen.getByText(/KDV’siz yazın/)).toBeVisible();
  });

  it('shows the offer that was accepted once it can no longer be changed', async () => {
    const accepted = offer('a', { unitPrice: 42.5, deliveryDays: 1, note: 'Nakliye dahil.' });
    const over = { status: 'accepted', isAccepted: true, offer: accepted, contact: { name: 'Deniz Er' } };
    renderSite(`/teklif/${TOKEN}`, { GetQuoteInvitation: () => ({ quoteInvitation: { ...INVITATION, ...over } }) });
    const own = within(await screen.findByRole('region', { name: 'Teklifiniz' }));
    expect(own.getByText('₺42,50 / kg')).toBeVisible();
    expect(own.getByText('₺21.250,00')).toBeVisible();
    expect(own.getByText('1 gün')).toBeVisible();
    expect(own.getByText('Nakliye dahil.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Teklifiniz' })).toBeNull();
  });

  it('parses a price in Turkish notation, reports a missing price, and says which prices are accepted', async () => {
    const { requested } = renderSite(`/teklif/${TOKEN}`, {
      GetQuoteInvitation: () => ({ quoteInvitation: INVITATION }),
      MakeQuoteOffer: () => ({ makeQuoteOffer: true }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Teklifi Gönder' }));
    expect(screen.getByText('Birim fiyat ya da toplam yazın')).toBeVisible();
    const unitPrice = screen.getByRole('textbox', { name: /^Birim fiyat/ });
    await userEvent.type(unitPrice, '38,505');
    await userEvent.click(screen.getByRole('button', { name: 'Teklifi Gönder' }));
    expect(screen.getByText(/virgülden sonra en fazla iki basamak olabilir/)).toBeVisible();
    await userEvent.clear(unitPrice);
    await userEvent.type(screen.getByRole('textbox', { name: /^Toplam fiyat/ }), '19.750.000,5');
    await userEvent.click(screen.getByRole('button', { name: 'Teklifi Gönder' }));
    expect(requested.find(({ name }) => name === 'MakeQuoteOffer')?.variables).toMatchObject({
      input: { token: TOKEN, unitPrice: null, total: 19_750_000.5, deliveryDays: null, validUntil: null, note: null },
    });
  });
});

it('lets a supplier who stopped mails resume them by the same link, after a confirmation', async () => {
  let isStopped = false;
  const set = (stopped: boolean) => {
    isStopped = stopped;
    return { stopQuoteMails: true, resumeQuoteMails: true };
  };
  const { requested } = renderSite(`/teklif/${TOKEN}`, {
    GetQuoteInvitation: () => ({ quoteInvitation: { ...INVITATION, isStopped } }),
    StopQuoteMails: () => set(true),
    ResumeQuoteMails: () => set(false),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bu adrese bir daha yazmayın' }));
  expect(await screen.findByText(/^Tamam: bu adrese fiyat talebi göndermeyeceğiz\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bu adrese yeniden yazın' }));
  expect(requested.some(({ name }) => name === 'ResumeQuoteMails')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Evet' }));
  expect(await screen.findByRole('button', { name: 'Bu adrese bir daha yazmayın' })).toBeVisible();
  expect(requested.find(({ name }) => name === 'ResumeQuoteMails')?.variables).toEqual({ token: TOKEN });
});

it('promises the result by mail only to a supplier who has not stopped mails', async () => {
  const over = { status: 'deciding', offer: offer('a', { total: 5 }) };
  const stopped = { ...INVITATION, ...over, isStopped: true };
  const first = renderSite(`/teklif/${TOKEN}`, { GetQuoteInvitation: () => ({ quoteInvitation: stopped }) });
  expect(await screen.findByText(/Sonucu bu sayfada görebilirsiniz/)).toBeVisible();
  first.unmount();
  renderSite(`/teklif/${TOKEN}`, { GetQuoteInvitation: () => ({ quoteInvitation: { ...INVITATION, ...over } }) });
  expect(await screen.findByText(/Sonucu e-postayla bildireceğiz/)).toBeVisible();
});

describe('/taleplerim', () => {
  it('lists each request once after a double click on “Daha fazla” and a page that repeats an entry', async () => {
    let next = () => {};
    const pageOf = (...whats: string[]) => ({
      myQuoteRequests: {
        items: whats.map((what) => ({ ...SUBJECT, id: what, what, recipientCount: 1, offerCount: 0 })),
        total: 3,
      },
    });
    const { store, requested } = renderSite('/taleplerim', {
      ListMyQuoteRequests: ({ page }) =>
        page === 1 ? pageOf('Un', 'Bal') : new Promise((resolve) => (next = () => resolve(pageOf('Bal', 'Çay')))),
    });
    await act(() => Promise.resolve(store.dispatch(visitorChanged({ id: 'account-1', name: 'Ayşe', verified: true }))));
    const more = await screen.findByRole('button', { name: 'Daha fazla' });
    await userEvent.dblClick(more);
    expect(more).toHaveFocus();
    await act(() => Promise.resolve(next()));

    const listed = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(listed.map(({ textContent }) => textContent)).toEqual(['Un', 'Bal', 'Çay']);
    expect(requested.filter(({ variables }) => (variables as { page?: number }).page === 2)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Daha fazla' })).toBeNull();
  });
});

describe('/teklif-iste', () => {
  const suppliers = [
    { id: 'a', slug: 'ege-salca', name: 'Ege Salça', city: 'İzmir' },
    { id: 'b', slug: 'konya', name: 'Konya Bakliyat', city: 'Konya' },
  ];

  it('proposes suppliers before it sends a request, then sends it to those still ticked', async () => {
    const { requested } = renderSite('/teklif-iste', {
      GetQuoteForm: () => ({ quoteProvinces: ['Ankara', 'İzmir'], categories: [] }),
      FindQuoteSuppliers: () => ({ quoteSuppliers: suppliers }),
      RequestQuotes: () => ({ requestQuotes: { awaitsConfirmation: true, recipients: 1, unreachable: 0 } }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ürün' }), 'Domates salçası');
    await userEvent.type(screen.getByRole('textbox', { name: 'Miktar' }), '1.250,5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Teslim ili' }), 'Ankara');
    await userEvent.type(screen.getByRole('textbox', { name: /^Ad soyad/ }), 'Deniz Er');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-posta' }), 'deniz@lokanta.example');
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Talebi Gönder' }));
    await send();
    expect(await screen.findByText(/Listeye bir göz atıp/)).toBeVisible();
    expect(requested.map(({ name }) => name)).not.toContain('RequestQuotes');
    await userEvent.click(screen.getByRole('checkbox', { name: /Konya/ }));
    await send();
    expect(await screen.findByText('Son bir adım: e-postanıza bakın')).toBeVisible();
    expect(screen.getByText(/^deniz@lokanta\.example adresine gönderdiğimiz/)).toBeVisible();
    expect(requested.find(({ name }) => name === 'RequestQuotes')?.variables).toMatchObject({
      input: { quantity: 1250.5, unit: 'kilogram', city: 'Ankara', days: 7, isSealed: true, businessIds: ['a'] },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Forma dön' }));
    expect(screen.getByRole('textbox', { name: 'Ürün' })).toHaveValue('Domates salçası');
    expect(screen.getByRole('combobox', { name: 'Teslim ili' })).toHaveValue('Ankara');
    expect(screen.getByRole('checkbox', { name: /Konya/ })).not.toBeChecked();
    const address = screen.getByRole('textbox', { name: 'E-posta' });
    expect(address).toHaveFocus();
    await userEvent.clear(address);
    await userEvent.type(address, 'deniz@lokanta2.example');
    await send();
    expect(await screen.findByText(/^deniz@lokanta2\.example adresine gönderdiğimiz/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Ürün' })).toBeNull();
  });

  it('empties the form for another request once the first one was sent to suppliers', async () => {
    renderSite('/teklif-iste?firma=ege-salca', {
      GetQuoteForm: () => ({
        quoteProvinces: ['Ankara'],
        categories: [],
        business: {
          __typename: 'BusinessFound',
          business: { ...suppliers[0]!, email: 'satis@ege.example', headquarters: { city: 'İzmir' } },
        },
      }),
      RequestQuotes: () => ({ requestQuotes: { awaitsConfirmation: false, recipients: 1, unreachable: 0 } }),
    });
    expect(await screen.findByRole('checkbox', { name: 'Ege Salça İzmir' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: 'Ürün' }), 'Domates salçası');
    await userEvent.type(screen.getByRole('textbox', { name: 'Miktar' }), '5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Teslim ili' }), 'Ankara');
    await userEvent.type(screen.getByRole('textbox', { name: /^Ad soyad/ }), 'Deniz Er');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-posta' }), 'deniz@lokanta.example');
    await userEvent.click(screen.getByRole('button', { name: 'Talebi Gönder' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yeni bir talep' }));
    expect(screen.getByRole('textbox', { name: 'Ürün' })).toHaveValue('');
  });

  it('keeps ticks and unticked suppliers when more are searched, and says when none were found', async () => {
    const found = [[], suppliers, [...suppliers, { id: 'c', slug: 'van', name: 'Van Peynir', city: 'Van' }]];
    renderSite('/teklif-iste', {
      GetQuoteForm: () => ({ quoteProvinces: ['Ankara'], categories: [] }),
      FindQuoteSuppliers: () => ({ quoteSuppliers: found.shift() }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ürün' }), 'Domates salçası');
    await userEvent.type(screen.getByRole('textbox', { name: 'Miktar' }), '5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Teslim ili' }), 'Ankara');
    await userEvent.type(screen.getByRole('textbox', { name: /^Ad soyad/ }), 'Deniz Er');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-posta' }), 'deniz@lokanta.example');
    await userEvent.click(screen.getByRole('button', { name: 'Talebi Gönder' }));
    expect(await screen.findByText(/firma bulamadık/)).toBeVisible();
    expect(screen.queryByText(/Listeye bir göz atıp/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Firmaları bul' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Konya/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Başka firmaları da bul' }));
    expect(await screen.findByRole('checkbox', { name: /Van/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Ege/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Konya/ })).not.toBeChecked();
  });

  it('applies only the latest of several searches, and keeps suppliers unticked that were unticked meanwhile', async () => {
    const vans = [{ id: 'c', slug: 'van', name: 'Van Peynir', city: 'Van' }];
    const answers: ((found: object[]) => Promise<void>)[] = [];
    renderSite('/teklif-iste', {
      GetQuoteForm: () => ({ quoteProvinces: ['Ankara'], categories: [] }),
      FindQuoteSuppliers: () =>
        new Promise((resolve) =>
          answers.push((found) => act(() => Promise.resolve(resolve({ quoteSuppliers: found })))),
        ),
    });
    const find = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await find('Firmaları bul');
    await answers[0]!(suppliers);
    await find('Başka firmaları da bul');
    await userEvent.click(screen.getByRole('checkbox', { name: /Konya/ }));
    await find('Başka firmaları da bul');
    await answers[2]!(vans);
    await answers[1]!(suppliers);
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent)).toEqual([
      'Ege Salça İzmir',
      'Van Peynir Van',
    ]);

    await find('Başka firmaları da bul');
    await answers[3]!(suppliers);
    expect(screen.getByRole('checkbox', { name: /Konya/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Ege/ })).toBeChecked();
    expect(screen.getByText(/2 firma/)).toBeVisible();
  });

  it('fills in the details of the signed-in account, and keeps what the buyer typed', async () => {
    const { store } = renderSite('/teklif-iste', {
      GetQuoteForm: () => ({ quoteProvinces: ['Ankara'], categories: [] }),
      GetMe: () => ({ me: { id: 'account-1', name: 'Ayşe Er', email: 'ayse@lokanta.example', verified: true } }),
    });
    const name = await screen.findByRole('textbox', { name: /^Ad soyad/ });
    await userEvent.type(name, 'Er Lokantası');
    await act(() =>
      Promise.resolve(store.dispatch(visitorChanged({ id: 'account-1', name: 'Ayşe Er', verified: true }))),
    );
    expect(await screen.findByDisplayValue('ayse@lokanta.example')).toBe(
      screen.getByRole('textbox', { name: 'E-posta' }),
    );
    expect(name).toHaveValue('Er Lokantası');
  });
});
