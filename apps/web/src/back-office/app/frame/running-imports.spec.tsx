import { act, screen, waitFor } from '@testing-library/react';
import { RUN_ID } from '../../testing/imports.js';
import { anAdministrator, renderBackOffice } from '../../testing/render-back-office.js';

const PATH = '/yonetici/sertifikalar';
const LIST = { ManagedCertificates: { managedCertificates: { items: [], total: 0 } } };
const open = (...items: object[]) => ({ managedImports: { items } });
const moving = (id: string, remaining: number) => ({ id, status: 'importing', read: 1000, remaining });
const inReview = { id: 'r', status: 'review', read: 10, remaining: 10 };

const looks = (requested: { operation: string }[]) =>
  requested.filter(({ operation }) => operation === 'OpenImports').length;

describe('the running imports, in the head of every screen', () => {
  it('IMP-JSON-09 links to the running import, and announces it to screen readers', async () => {
    renderBackOffice(PATH, { answers: { ...LIST, OpenImports: open(moving(RUN_ID, 250), inReview) } });
    const link = await screen.findByRole('link', { name: '1 aktarım sürüyor' });
    expect(link).toHaveAttribute('href', `/yonetici/aktarimlar/${RUN_ID}`);
    expect(screen.getByText('1 aktarım sürüyor', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('K21: shows that an import is paused', async () => {
    const paused = { ...moving(RUN_ID, 250), status: 'paused' };
    renderBackOffice(PATH, { answers: { ...LIST, OpenImports: open(paused) } });
    expect(await screen.findByRole('link', { name: '1 aktarım duraklatıldı' })).toBeVisible();
    expect(screen.queryByText(/sürüyor/)).toBeNull();
  });

  it('links to the list when several imports are running', async () => {
    renderBackOffice(PATH, { answers: { ...LIST, OpenImports: open(moving('a', 1), moving('b', 1)) } });
    const link = await screen.findByRole('link', { name: '2 aktarım sürüyor' });
    expect(link).toHaveAttribute('href', '/yonetici/aktarimlar');
  });

  it('is hidden while only a review is open and polls every 30 s then; otherwise polls every 3 s', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { requested, answer } = renderBackOffice(PATH, { answers: { ...LIST, OpenImports: open(inReview) } });
      const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
      await waitFor(() => expect(looks(requested)).toBe(1));
      expect(screen.queryByRole('link', { name: /sürüyor/ })).toBeNull();
      await wait(20);
      expect(looks(requested)).toBe(1);
      answer('OpenImports', open(moving('a', 1)));
      await wait(11);
      expect(await screen.findByRole('link', { name: '1 aktarım sürüyor' })).toBeVisible();
      const before = looks(requested);
      answer('OpenImports', open());
      await wait(4);
      expect(looks(requested)).toBeGreaterThan(before);
      await waitFor(() => expect(screen.queryByRole('link', { name: /sürüyor/ })).toBeNull());
    } finally {
      jest.useRealTimers();
    }
  });

  it('AUTH-06 is not fetched for a role without imports', async () => {
    const me = anAdministrator({ role: 'editor', areas: ['panel', 'blog', 'certificates'] });
    const { requested } = renderBackOffice(PATH, { me, answers: { ...LIST, OpenImports: open(moving('a', 1)) } });
    await screen.findByText('Henüz kayıt yok');
    expect(looks(requested)).toBe(0);
  });
});
