import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../testing/answers.js';
import { answeringEndpoints } from '../../testing/endpoints.js';
import { renderSite } from '../../testing/render-site.js';

const PATH = '/isletmem/davet?jeton=gizli';
const INVITATION = { name: 'Ege Süt', slug: 'ege-sut', handsOver: true };
const open = (visitor: object | null, answers: Answers = {}) => {
  answeringEndpoints({ '/auth/me': visitor ? { body: { visitor, backOffice: null } } : { status: 401 } });
  return renderSite(PATH, { GetPageInvitation: () => ({ pageInvitation: INVITATION }), ...answers });
};

describe('/isletmem/davet', () => {
  it('shows a signed-out visitor with the link which page it is for', async () => {
    const { requested } = open(null);
    expect(await screen.findByText('“Ege Süt” sayfasını yönetmeye davetlisiniz.')).toBeInTheDocument();
    expect(screen.getByText(/sayfa size devredilir/)).toBeInTheDocument();
    expect(requested.find(({ name }) => name === 'GetPageInvitation')?.variables).toEqual({ token: 'gizli' });
  });

  it('lets a signed-in visitor accept the invitation by a button', async () => {
    open(
      { id: 'a', name: 'Elif Şahin', verified: true },
      { AcceptInvitation: () => ({ acceptInvitation: 'ege-sut' }) },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Daveti Kabul Et' }));
    expect(await screen.findByText('Sayfayı artık siz yönetiyorsunuz.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sayfayı düzenle' })).toHaveAttribute('href', '/isletmem/ege-sut');
    expect(screen.getByRole('link', { name: 'Sayfaya git' })).toHaveAttribute('href', '/firma/ege-sut');
  });

  it('says that a link was used or has expired, and what to do then', async () => {
    open(null, { GetPageInvitation: () => ({ pageInvitation: null }) });
    expect(await screen.findByText(/Bu davetin süresi dolmuş/)).toBeInTheDocument();
    expect(screen.getByText(/yeni bir davet isteyin/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'İşletmelerim' })).toHaveAttribute('href', '/isletmem');
  });
});
