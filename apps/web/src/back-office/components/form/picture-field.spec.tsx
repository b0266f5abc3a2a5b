import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form } from 'antd';
import { Provider } from 'react-redux';
import { SiteContext } from '../../../lib/site.js';
import { aSite } from '../../../testing/builders.js';
import { makeBackOfficeStore } from '../../api/store.js';
import { signedIn } from '../../api/session.slice.js';
import { AnUpload } from '../../testing/an-upload.js';
import { mockBrowserApis } from '../../testing/mock-browser-apis.js';
import { anAdministrator } from '../../testing/render-back-office.js';
import { PictureField } from './picture-field.js';

const MB = 1024 * 1024;
const UPLOADED = `https://tezgah.example/yukleme/${'a1'.repeat(32)}.webp`;
const LOGO = 'https://ay.example/logo.png';
const aFile = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type });
const preview = (url: string) => `/yonetici/gorsel?${new URLSearchParams({ adres: url }).toString()}`;

AnUpload.instead();
beforeEach(mockBrowserApis);
const last = () => AnUpload.all.at(-1)!;

function open(logoUrl = '') {
  const saved: unknown[] = [];
  const store = makeBackOfficeStore();
  store.dispatch(signedIn(anAdministrator()));
  const view = render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Provider store={store}>
        <SiteContext value={aSite()}>
          <Form initialValues={{ logoUrl }} onFinish={(values) => saved.push(values)}>
            <PictureField name="logoUrl" label="Logo" shape="logo" />
            <button type="submit">Kaydet</button>
          </Form>
        </SiteContext>
      </Provider>
    </ConfigProvider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(view.container.querySelector<HTMLInputElement>('[type=file]')!, file);
  return { ...view, store, user, saved, choose };
}
const url = () => screen.getByLabelText('Logo');

it('GEN-20 puts the address of an upload into the field, previews it, and saves it', async () => {
  const { choose, user, saved } = open();
  const file = aFile('logo.png', 'image/png');
  await choose(file);
  await waitFor(() => expect(last().sent).toBe(file));
  expect([last().opened, last().headers]).toEqual([['POST', '/yonetici/yukle'], { 'content-type': 'image/png' }]);
  act(() => last().upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(await screen.findByText('25%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Logo yükleniyor' })).toBeVisible();

  last().answer(201, { url: UPLOADED });
  await waitFor(() => expect(url()).toHaveValue(UPLOADED));
  expect(screen.queryByRole('progressbar')).toBeNull();
  const shown = await screen.findByAltText('Logo önizlemesi');
  expect([shown.getAttribute('src'), shown.className]).toEqual([preview(UPLOADED), 'picture-preview logo']);
  await user.click(screen.getByText('Kaydet'));
  await waitFor(() => expect(saved).toEqual([{ logoUrl: UPLOADED }]));
});

it('GEN-20 takes a file that is dropped on it', async () => {
  const { container } = open();
  const file = aFile('logo.webp', 'image/webp');
  fireEvent.drop(container.querySelector('.ant-upload-drag [role=button]')!, {
    dataTransfer: { files: [file], items: [] },
  });
  await waitFor(() => expect(last()?.sent).toBe(file));
});

it('GEN-20 does not save the form while a picture is uploading', async () => {
  const { choose, user, saved } = open();
  await choose(aFile('logo.png', 'image/png'));
  await waitFor(() => expect(AnUpload.all).toHaveLength(1));
  await user.click(screen.getByText('Kaydet'));
  expect(await screen.findByText('Görsel yükleniyor; bitince kaydedebilirsiniz.')).toBeVisible();
  expect(saved).toEqual([]);
  last().answer(201, { url: UPLOADED });
  await waitFor(() => expect(screen.queryByText('Görsel yükleniyor; bitince kaydedebilirsiniz.')).toBeNull());
});

it.each([
  ['a page', aFile('a.html', 'text/html'), 'Yalnızca JPEG, PNG, WebP, AVIF veya GIF yükleyebilirsiniz.'],
  ['an SVG', aFile('a.svg', 'image/svg+xml'), 'Yalnızca JPEG, PNG, WebP, AVIF veya GIF yükleyebilirsiniz.'],
  ['more than 5 MB', aFile('a.png', 'image/png', 5 * MB + 1), 'Dosya en fazla 5 MB olabilir.'],
])('GEN-20 does not even send %s', async (_, file, text) => {
  const { choose, user, saved } = open(LOGO);
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(AnUpload.all).toEqual([]);
  await user.click(screen.getByText('Kaydet'));
  await waitFor(() => expect(saved).toEqual([{ logoUrl: LOGO }]));
});

it.each([
  [413, { code: 'file-too-large', kind: 'invalid' }, 'Dosya en fazla 5 MB olabilir.'],
  [422, { code: 'not-a-picture', kind: 'unprocessable' }, 'Bu dosya bir görsel değil ya da bozuk.'],
  [422, { code: 'too-many-pixels', kind: 'unprocessable' }, 'Görsel en fazla 25 megapiksel olabilir.'],
  [
    415,
    { code: 'unsupported-media-type', kind: 'invalid' },
    'Yalnızca JPEG, PNG, WebP, AVIF veya GIF yükleyebilirsiniz.',
  ],
  [403, { code: 'access-denied', kind: 'forbidden' }, 'Dosya yüklenemedi: Erişim reddedildi'],
  [
    503,
    { code: 'service-unavailable', kind: 'unavailable' },
    'Dosya yüklenemedi: Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.',
  ],
  [502, '<html>', 'Dosya yüklenemedi: Sunucu hatası'],
])(
  'GEN-20 ADM-COMMON-06 says why an upload failed (%d %o), and keeps the former address',
  async (status, body, text) => {
    const { choose } = open(LOGO);
    await choose(aFile('a.png', 'image/png'));
    await waitFor(() => expect(AnUpload.all).toHaveLength(1));
    last().answer(status, body);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(url()).toHaveValue(LOGO);
  },
);

it('AUTH-03 opens the sign-in over the form when the session has ended', async () => {
  const { choose, store } = open(LOGO);
  await choose(aFile('a.png', 'image/png'));
  await waitFor(() => expect(AnUpload.all).toHaveLength(1));
  last().answer(401, { code: 'sign-in-required', kind: 'unauthenticated' });
  await waitFor(() => expect(store.getState().session.state).toBe('expired'));
  expect(url()).toHaveValue(LOGO);
});

it('ADM-BIZ-15 hides a preview that fails to load, and says so', async () => {
  open(LOGO);
  fireEvent.error(screen.getByAltText('Logo önizlemesi'));
  expect(await screen.findByText('Görsel yüklenemedi')).toBeVisible();
  expect(screen.queryByAltText('Logo önizlemesi')).toBeNull();
});

it('ADM-BIZ-15 hides a preview that is removed', async () => {
  const { user } = open(LOGO);
  await user.click(screen.getByRole('button', { name: 'Logo: kaldır' }));
  await waitFor(() => expect(screen.queryByAltText('Logo önizlemesi')).toBeNull());
  expect(url()).toHaveValue('');
});

it('GEN-20 refuses an invalid address, and previews the picture of a typed one', async () => {
  const { user } = open();
  await user.type(url(), 'https://ay.example/a.png');
  const shown = await screen.findByAltText('Logo önizlemesi');
  expect(shown).toHaveAttribute('src', preview('https://ay.example/a.png'));
  await user.clear(url());
  await user.type(url(), 'resim');
  expect(await screen.findByText('Geçersiz URL')).toBeVisible();
});

it('aborts a running upload when the form is closed', async () => {
  const { choose, unmount } = open();
  await choose(aFile('a.png', 'image/png'));
  await waitFor(() => expect(AnUpload.all).toHaveLength(1));
  unmount();
  expect(last().isAborted).toBe(true);
});
