import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aBusiness } from '../../testing/builders.js';
import { renderSite } from '../../testing/render-site.js';
import { reportPageActs } from './report-page-acts.js';

const business = aBusiness({
  phone: '+902321112233',
  whatsapp: '+905321112233',
  websiteUrl: 'https://ege.example',
});
const answers = { GetBusiness: () => ({ business: { __typename: 'BusinessFound', business } }) };

describe('the report of visitor actions on a business page', () => {
  let told: string[] = [];
  let end = () => {};
  beforeEach(() => {
    told = [];
    const sendBeacon = (path: string, body: Blob) => {
      void textOf(body).then((text) => told.push(`${path} ${text}`));
      return true;
    };
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  });
  afterEach(() => {
    end();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    Reflect.deleteProperty(document, 'visibilityState');
  });
  const textOf = (body: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(body);
    });
  const an = (kind: string) => `/firma/hareket {"businessId":"${business.id}","act":"${kind}"}`;
  const seeing = (state: string) =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  async function atThePage() {
    const { router } = renderSite(`/firma/${business.slug}`, answers);
    await screen.findByRole('heading', { level: 1, name: business.name });
    end = reportPageActs(router);
    return router;
  }
  const click = (link: Element, init = {}) => {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, init);
  };

  it('counts one view each time the page is opened, not for each section that is jumped to', async () => {
    const router = await atThePage();
    await act(() => router.navigate('#iletisim'));
    await waitFor(() => expect(told).toEqual([an('views')]));
    await act(() => router.navigate('/gizlilik'));
    await act(() => router.navigate(`/firma/${business.slug}`));
    await waitFor(() => expect(told).toEqual([an('views'), an('views')]));
  });

  it('counts the view of a page that was opened in a hidden tab once the tab becomes visible', async () => {
    seeing('hidden');
    await atThePage();
    expect(told).toEqual([]);
    seeing('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(told).toEqual([an('views')]));
  });

  it('counts clicks on the contact links of the business, also into a new tab, and on no other links', async () => {
    await atThePage();
    await waitFor(() => expect(told).toEqual([an('views')]));
    const main = screen.getByRole('main');
    const link = (of: string) => main.querySelector(`a[href^="${of}"]`)!;
    click(link('tel:'));
    click(link('https://wa.me/'));
    click(link('https://www.google.com/maps/dir/'));
    fireEvent(link('https://ege.example'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    fireEvent(link('https://ege.example'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    click(link('/firma/'));
    click(document.querySelector('footer a[href^="tel:"]') ?? document.querySelector('footer a')!);
    await waitFor(() =>
      expect(told).toEqual([an('views'), an('calls'), an('chats'), an('directions'), an('websites')]),
    );
  });
});
