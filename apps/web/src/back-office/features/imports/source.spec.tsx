import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnUpload } from '../../testing/an-upload.js';
import { aRun, RUN_ID } from '../../testing/imports.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { anImportReview, pagesOf, reviewAnswer, reviewedRows } from '../../testing/reviewed-imports.js';
import { SAMPLES } from './guide/samples.js';
import { faultOf } from './source/check-json.js';

const JSON_PATH = '/yonetici/veri-aktar';
const TSV_PATH = '/yonetici/csv-aktar';
const MB = 1024 * 1024;
const ROW = 'Öz Baharat\t\tBaharat\tFatih\tİstanbul\tHasırcılar Cd. No:12';

/** Runs the worker's check on the page, because jsdom has no workers. */
class CheckAtOnce {
  onmessage?: (event: { data: unknown }) => void;
  postMessage = ({ number, text }: { number: number; text: string }) =>
    setTimeout(() => this.onmessage?.({ data: { number, fault: faultOf(text) } }));
  terminate = () => undefined;
}
const realWorker = globalThis.Worker;
beforeAll(() => {
  globalThis.Worker = CheckAtOnce as unknown as typeof Worker;
});
afterAll(() => {
  globalThis.Worker = realWorker;
});
AnUpload.instead();

const started = {
  StartImport: { startImport: { id: RUN_ID } },
  ImportRun: { managedImport: aRun({ status: 'review', read: 6 }) },
  ImportReview: reviewAnswer(anImportReview()),
  ReviewedRows: pagesOf(reviewedRows()),
  ManagedBusinessOptions: {
    managedBusinessOptions: { categories: [], cities: [], districts: [], certificates: [], serviceAttributes: [] },
  },
};
const jsonText = () => screen.findByRole('textbox', { name: 'JSON verisi' });
const tsvText = () => screen.findByRole('textbox', { name: 'Sekmeyle ayrılmış satırlar' });
const previewButton = () => screen.getByRole('button', { name: 'Önizle' });
const paste = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const upload = async () => {
  await waitFor(() => expect(AnUpload.all).toHaveLength(1));
  return AnUpload.all[0]!;
};
const textOf = (file: unknown) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file as Blob);
  });
const aFile = (name: string, text: string, size = text.length) =>
  Object.defineProperty(new File([text], name), 'size', { value: size });
const chooseFile = async (container: HTMLElement, file: File) => {
  await screen.findByText(/Dosya seçin/);
  await userEvent.setup({ applyAccept: false }).upload(container.querySelector<HTMLInputElement>('[type=file]')!, file);
};

describe('the JSON import, before anything is sent', () => {
  it('IMP-JSON-01 IMP-JSON-03 has a text area, a preview that waits for data, a way to clear it, and a guide', async () => {
    const { user } = renderBackOffice(JSON_PATH);
    const field = await jsonText();
    expect(previewButton()).toBeDisabled();
    expect(field).toHaveAttribute('aria-invalid', 'false');
    const guide = within(screen.getByRole('region', { name: 'Kullanım kılavuzu' }));
    expect(guide.getByText('full_address')).toBeVisible();
    expect(guide.getByRole('link', { name: /NDJSON olarak indir/ })).toHaveAttribute(
      'href',
      '/yonetici/disa-aktar/isletmeler?bicim=ndjson',
    );
    paste(field, '[{"name":"Öz"}]');
    expect(await screen.findByText('Geçerli JSON')).toBeVisible();
    expect(previewButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Temizle' }));
    expect(field).toHaveValue('');
    expect(previewButton()).toBeDisabled();
  });

  it('IMP-JSON-01 IMP-JSON-02 marks invalid JSON with a red border, and names line and column', async () => {
    renderBackOffice(JSON_PATH);
    const field = await jsonText();
    paste(field, '[\n  {"name": Öz}\n]');
    const fault = 'Geçersiz JSON formatı. Lütfen JSON verisini kontrol edin. Satır 2, sütun 12';
    expect(await screen.findByText(fault)).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveClass('ant-input-status-error');
    expect(previewButton()).toBeDisabled();
  });

  it('IMP-JSON-03 asks for data when the text area is empty', async () => {
    const { user } = renderBackOffice(JSON_PATH);
    await user.type(await jsonText(), ' {Control>}{Enter}{/Control}');
    expect(await screen.findByText('Lütfen JSON verisi girin.')).toBeVisible();
    expect(AnUpload.all).toEqual([]);
  });

  it('IMP-JSON-24 refuses files that are too large or of another kind before they are sent', async () => {
    const { container, user } = renderBackOffice(JSON_PATH);
    await jsonText();
    await chooseFile(container, aFile('buyuk.json', '[]', 200 * MB + 1));
    expect(await screen.findByText('Dosya çok büyük (en fazla 200 MB).')).toBeVisible();
    await chooseFile(container, aFile('resim.png', 'x'));
    expect(await screen.findByText(/yalnızca \.json, \.geojson, \.ndjson, \.jsonl, \.txt dosyası/)).toBeVisible();
    expect(previewButton()).toBeDisabled();
    await chooseFile(container, aFile('tamam.ndjson', '{}', 3 * MB));
    expect(await screen.findByText('tamam.ndjson')).toBeVisible();
    expect(screen.getByText(/3 MB/)).toBeVisible();
    expect(container.ownerDocument.activeElement).toHaveTextContent('tamam.ndjson');
    expect(previewButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Dosyayı kaldır' }));
    expect(await jsonText()).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('IMP-JSON-24 refuses a text of more than ten megabytes', async () => {
    renderBackOffice(JSON_PATH);
    paste(await jsonText(), `["${'ş'.repeat(5.1 * MB)}"]`);
    expect(await screen.findByText('Dosya çok büyük (en fazla 10 MB).')).toBeVisible();
    expect(previewButton()).toBeDisabled();
  });
});

describe('the JSON import on its way to the review', () => {
  it('IMP-JSON-04 uploads pasted text, starts the import, and shows its review at an address of its own', async () => {
    const { user, requested, address } = renderBackOffice(JSON_PATH, { answers: started });
    paste(await jsonText(), '[{"name":"Öz Çay"}]');
    await screen.findByText('Geçerli JSON');
    await user.click(previewButton());
    const sent = await upload();
    expect(sent.opened).toEqual(['POST', '/yonetici/yukle/ice-aktarim?ad=yapistirilan.json']);
    expect(sent.headers['content-type']).toBe('application/octet-stream');
    expect(await textOf(sent.sent)).toBe('[{"name":"Öz Çay"}]');
    act(() => sent.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    sent.answer(201, { fileId: 'f-1', bytes: 20 });
    expect(await screen.findByText('Şube olabilir', { selector: '.import-count span' })).toBeVisible();
    expect(address()).toBe(`${JSON_PATH}?aktarim=${RUN_ID}`);
    expect(requested.find(({ operation }) => operation === 'StartImport')?.variables['input']).toEqual({
      fileId: 'f-1',
      fileName: 'yapistirilan.json',
      form: 'json',
      separator: null,
      settings: {
        ...{ status: 'active', defaultCategory: null, defaultCity: null },
        ...{ onDuplicate: 'skip', onBranch: 'skip', onDoubtful: null, typeCategories: [] },
      },
    });
  });

  it('IMP-JSON-26 keeps pasted text when sending fails, and does not upload it again when only the start failed', async () => {
    const { user, answer } = renderBackOffice(JSON_PATH, {
      answers: { ...started, StartImport: new Refusal('service-unavailable', 'unavailable') },
    });
    const field = await jsonText();
    paste(field, '[{}]');
    await screen.findByText('Geçerli JSON');
    await user.click(previewButton());
    const lost = await upload();
    act(() => lost.onerror?.());
    const failed = await screen.findByText(/^JSON verisi önizlenirken hata oluştu\. Hizmete şu anda ulaşılamıyor/);
    expect(within(failed.closest<HTMLElement>('[role=alert]')!).getByText('Hata')).toBeVisible();
    expect(field).toHaveValue('[{}]');

    AnUpload.all = [];
    await user.click(previewButton());
    (await upload()).answer(201, { fileId: 'f-1', bytes: 4 });
    await waitFor(() => expect(previewButton()).toBeEnabled());
    expect(field).toHaveValue('[{}]');
    answer('StartImport', started.StartImport);
    await user.click(previewButton());
    expect(await screen.findByText('Satırlar')).toBeVisible();
    expect(AnUpload.all).toHaveLength(1);
  });

  it('IMP-JSON-04 can abort an upload, and returns to the text after the import is cancelled', async () => {
    const { user, address } = renderBackOffice(JSON_PATH, {
      answers: { ...started, CancelImport: { cancelImport: aRun({ status: 'cancelled' }) } },
    });
    paste(await jsonText(), '[{}]');
    await screen.findByText('Geçerli JSON');
    await user.click(previewButton());
    await upload();
    await user.click(screen.getByRole('button', { name: 'Yüklemeyi durdur' }));
    expect(AnUpload.all[0]!.isAborted).toBe(true);
    expect(previewButton()).toBeEnabled();
    await user.click(previewButton());
    await waitFor(() => expect(AnUpload.all).toHaveLength(2));
    AnUpload.all[1]!.answer(201, { fileId: 'f-1', bytes: 4 });
    await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    await user.click(await screen.findByRole('button', { name: 'İptal et' }));
    expect(await jsonText()).toHaveValue('[{}]');
    expect(address()).toBe(JSON_PATH);
  });

  it('ignores the late reply to an aborted start, and still follows the next start', async () => {
    const answers: ((reply: object) => void)[] = [];
    const { user, address } = renderBackOffice(JSON_PATH, {
      answers: { ...started, StartImport: () => new Promise((resolve) => answers.push(resolve)) },
    });
    paste(await jsonText(), '[{}]');
    await screen.findByText('Geçerli JSON');
    await user.click(previewButton());
    (await upload()).answer(201, { fileId: 'f-1', bytes: 4 });
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Yüklemeyi durdur' }));
    await user.click(previewButton());
    await waitFor(() => expect(answers).toHaveLength(2));
    const steps = window.history.length;
    answers[0]!({ startImport: { id: 'stopped' } });
    answers[1]!(started.StartImport);
    await screen.findByText('Satırlar');
    expect(address()).toBe(`${JSON_PATH}?aktarim=${RUN_ID}`);
    expect(window.history).toHaveLength(steps + 1);
  });

  it('does not leave another screen when the reply to a cancellation arrives late', async () => {
    let answer: (reply: object) => void = () => undefined;
    const { user, address, requested } = renderBackOffice(`${JSON_PATH}?aktarim=${RUN_ID}`, {
      answers: {
        ImportRun: { managedImport: aRun({ status: 'staging', read: 1_100 }) },
        CancelImport: () => new Promise((resolve) => (answer = resolve)),
        ManagedCertificates: {
          managedCertificates: {
            items: [{ id: 'h', name: 'Helal', description: null, businessCount: 3, revision: 2 }],
            total: 1,
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(requested.map(({ operation }) => operation)).toContain('CancelImport'));
    await user.click(screen.getByRole('link', { name: 'Sertifikalar' }));
    await user.click(await screen.findByRole('link', { name: 'Helal' }));
    const there = address();
    answer({ cancelImport: aRun({ status: 'cancelled' }) });
    expect(await screen.findByText('İnceleme bırakıldı; hiçbir şey yazılmadı.')).toBeVisible();
    expect(there).toBe('/yonetici/sertifikalar?kayit=h');
    expect(address()).toBe(there);
  });

  it('IMP-JSON-24 IMP-JSON-26 says why a file could not be read, and where', async () => {
    const failed = aRun({ status: 'failed', created: 0, failure: 'truncated', failureLine: 1_204 });
    const { user, answer } = renderBackOffice(`${JSON_PATH}?aktarim=${RUN_ID}`, {
      answers: { ImportRun: { managedImport: aRun({ status: 'staging', read: 1_100 }) } },
    });
    expect(await screen.findByText('1.100 satır okundu')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull(); // the total is unknown
    answer('ImportRun', { managedImport: failed });
    expect(await screen.findByText('İçe Aktarma Hatası')).toBeVisible();
    expect(await screen.findByText('Satır 1.204: Dosya yarıda kesilmiş.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Veriye dön' }));
    expect(await jsonText()).toBeVisible();
  });
});

describe('the text import, before the review', () => {
  it('IMP-TSV-01 IMP-TSV-10 takes pasted rows with tabs between their columns', async () => {
    const { user, requested } = renderBackOffice(TSV_PATH, {
      answers: { ...started, ImportRun: { managedImport: aRun({ form: 'tsv', status: 'review' }) } },
    });
    paste(await tsvText(), ROW);
    await user.click(screen.getByRole('button', { name: 'Önizleme oluştur' }));
    (await upload()).answer(201, { fileId: 'f-1', bytes: 4 });
    expect(await screen.findByRole('button', { name: 'Tümünü içe aktar (3)' })).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'StartImport')?.variables['input']).toMatchObject({
      form: 'tsv',
      fileName: 'yapistirilan.tsv',
      separator: 'tab',
    });
  });

  it('IMP-TSV-07 IMP-TSV-10 tells the administrator to check the format before upload when no line has enough columns', async () => {
    const { user } = renderBackOffice(TSV_PATH);
    paste(await tsvText(), ROW.replaceAll('\t', ';'));
    await user.click(screen.getByRole('button', { name: 'Önizleme oluştur' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Lütfen biçimini kontrol edin/);
    expect(AnUpload.all).toEqual([]);
  });

  it('IMP-TSV-07 tells the administrator to check the format of a file that could not be parsed', async () => {
    const failed = aRun({ form: 'tsv', status: 'failed', created: 0, failure: 'not-columns', failureLine: null });
    renderBackOffice(`${TSV_PATH}?aktarim=${RUN_ID}`, { answers: { ImportRun: { managedImport: failed } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Dosya ayrıştırılamadı. Lütfen biçimini kontrol edin.');
  });

  it('IMP-TSV-07 says only that a readable file has no records', async () => {
    const failed = aRun({ status: 'failed', created: 0, failure: 'no-rows', failureLine: null });
    renderBackOffice(`${TSV_PATH}?aktarim=${RUN_ID}`, { answers: { ImportRun: { managedImport: failed } } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Dosyada hiç kayıt yok.');
    expect(alert).not.toHaveTextContent('ayrıştırılamadı');
  });

  it('IMP-TSV-07 says once that a file which was being read has no records', async () => {
    const { answer } = renderBackOffice(`${JSON_PATH}?aktarim=${RUN_ID}`, {
      answers: { ImportRun: { managedImport: aRun({ status: 'staging', created: 0, read: 0 }) } },
    });
    expect(await screen.findByText('0 satır okundu')).toBeVisible();
    answer('ImportRun', { managedImport: aRun({ status: 'failed', created: 0, failure: 'no-rows' }) });
    expect(await screen.findByRole('button', { name: 'Veriye dön' })).toBeVisible();
    expect(screen.getAllByText('Dosyada hiç kayıt yok.')).toHaveLength(1);
    expect(screen.queryByText('İçe Aktarma Hatası')).toBeNull();
  });

  it('IMP-TSV-10 lets the service detect the separator of a file', async () => {
    const { container, user, requested } = renderBackOffice(TSV_PATH, { answers: started });
    await tsvText();
    await chooseFile(container, aFile('firmalar.csv', 'ad;adres'));
    await user.click(screen.getByRole('button', { name: 'Önizleme oluştur' }));
    (await upload()).answer(201, { fileId: 'f-1', bytes: 8 });
    await screen.findByText('Satırlar');
    expect(requested.find(({ operation }) => operation === 'StartImport')?.variables['input']).toMatchObject({
      fileName: 'firmalar.csv',
      separator: null,
    });
  });
});

describe('a spreadsheet', () => {
  it('with several sheets is imported from the chosen sheet, which is added to the file name', async () => {
    const { container, user, requested } = renderBackOffice(TSV_PATH, { answers: started });
    await tsvText();
    await chooseFile(container, aFile('liste.xlsx', 'PK'));
    await user.click(screen.getByRole('button', { name: 'Önizleme oluştur' }));
    (await upload()).answer(201, { fileId: 'f-1', bytes: 8, sheet: 'Ege', sheets: ['Kapak', 'Ege', 'Marmara'] });
    const question = within(await screen.findByRole('dialog', { name: 'Hangi sayfa okunsun?' }));
    expect(question.getByRole('radio', { name: 'Ege' })).toBeChecked();
    await user.click(question.getByRole('radio', { name: 'Marmara' }));
    await user.click(question.getByRole('button', { name: 'Bu sayfayı oku' }));
    await waitFor(() => expect(AnUpload.all).toHaveLength(2));
    expect(AnUpload.all[1]!.opened[1]).toBe('/yonetici/yukle/ice-aktarim?ad=liste.xlsx&sayfa=Marmara');
    AnUpload.all[1]!.answer(201, { fileId: 'f-2', bytes: 9, sheet: 'Marmara', sheets: ['Kapak', 'Ege', 'Marmara'] });
    await screen.findByText('Satırlar');
    expect(requested.find(({ operation }) => operation === 'StartImport')?.variables['input']).toMatchObject({
      fileId: 'f-2',
      fileName: 'liste.xlsx (Marmara)',
      separator: null,
    });
  });

  it('that is locked by a password is refused with the reason', async () => {
    const { container, user } = renderBackOffice(TSV_PATH, { answers: started });
    await tsvText();
    await chooseFile(container, aFile('liste.xlsx', 'PK'));
    await user.click(screen.getByRole('button', { name: 'Önizleme oluştur' }));
    (await upload()).answer(422, { kind: 'unprocessable', code: 'spreadsheet-locked' });
    expect(await screen.findByText(/Hesap tablosu şifreyle korunuyor/)).toBeVisible();
  });
});

describe('the samples', () => {
  it('IMP-JSON-01 are downloaded as files that the browser creates', async () => {
    const made: Blob[] = [];
    const clicked: string[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    const { user } = renderBackOffice(TSV_PATH);
    await user.click(await screen.findByRole('button', { name: /Örnek dosyayı indir/ }));
    click.mockRestore();
    expect(clicked).toEqual(['ornek-isletmeler.tsv']);
    expect(await textOf(made[0])).toBe(SAMPLES.tsv.text);
  });

  it('IMP-JSON-05 IMP-TSV-03 have the required values in each row', () => {
    const records = JSON.parse(SAMPLES.json.text) as Record<string, string>[];
    for (const record of records) {
      expect(record['name']).toBeTruthy();
      expect(record['address'] ?? record['full_address']).toBeTruthy();
    }
    const [header, ...rows] = SAMPLES.tsv.text.trimEnd().split('\n');
    expect(header!.split('\t')).toHaveLength(9);
    for (const row of rows) expect(row.split('\t').length).toBeGreaterThanOrEqual(6);
  });
});
