import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryFailed } from '../../lib/graphql/operation.js';
import type { AddCommentMutationVariables } from '../../lib/graphql/types.js';
import { makeStore } from '../../lib/store/store.js';
import { renderPart } from '../../testing/render-site.js';
import { CommentForm } from './components/comment-form.js';

const SENT = 'Yorumunuz başarıyla gönderildi. Onaylandıktan sonra yayınlanacaktır.';
const NOT_SENT = 'Yorum gönderilirken bir hata oluştu. Lütfen tekrar deneyin.';
const name = () => screen.getByRole('textbox', { name: 'Adınız' });
const email = () => screen.getByRole('textbox', { name: 'E-posta' });
const content = () => screen.getByRole('textbox', { name: 'Yorumunuz' });
const button = () => screen.getByRole('button');
const refused = (kind: string, code: string) => () => Promise.reject(new QueryFailed(kind, code, 'trace-7f3a'));

function form(answer: () => unknown = () => ({ addComment: true })) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { requested } = renderPart(<CommentForm postId="post-1" />, {}, makeStore(), { AddComment: answer });
  const inputs = () =>
    requested
      .filter(({ name: of }) => of === 'AddComment')
      .map(({ variables }) => (variables as AddCommentMutationVariables).input);
  const fill = async () => {
    await user.type(name(), 'Ayşe Güneş');
    await user.type(email(), ' ayse@ornek.example ');
    await user.type(content(), 'Elinize sağlık.');
  };
  return { user, inputs, fill };
}

describe('the comment form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('PUB-COM-02 requires name, e-mail and text', async () => {
    const { user, inputs } = form();
    expect([name(), email(), content()].every((field) => field.hasAttribute('required'))).toBe(true);
    expect(email()).toHaveAttribute('type', 'email');
    await user.click(button());

    expect(screen.getAllByText('Bu alan zorunludur')).toHaveLength(3);
    expect(name()).toHaveFocus();
    expect(inputs()).toEqual([]);
  });

  it('PUB-COM-02 requires a valid e-mail address', async () => {
    const { user, inputs, fill } = form();
    await fill();
    await user.clear(email());
    await user.type(email(), 'ayse');
    await user.click(button());

    expect(screen.getByText('Geçersiz e-posta adresi')).toBeInTheDocument();
    expect(inputs()).toEqual([]);
  });

  it('GEN-19 takes at most 2,000 characters', async () => {
    const { user, inputs, fill } = form();
    await fill();
    await user.click(content());
    await user.paste('a'.repeat(2000));
    await user.click(button());

    expect(screen.getByText('Yorumunuz en fazla 2.000 karakter olabilir.')).toBeInTheDocument();
    expect(inputs()).toEqual([]);
  });

  it('PUB-COM-03 GEN-21 GEN-22 sends what was typed, the version of the notice and the trap', async () => {
    const { user, inputs, fill } = form();
    await fill();
    jest.advanceTimersByTime(3_000);
    await user.click(button());

    expect(inputs()).toEqual([
      {
        postId: 'post-1',
        authorName: 'Ayşe Güneş',
        authorEmail: 'ayse@ornek.example',
        content: 'Elinize sağlık.',
        noticeVersion: expect.stringMatching(/^\d{4}-/) as string,
        trap: { website: '', elapsedMs: expect.any(Number) as number },
        commandId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ]);
    expect(inputs()[0]!.trap.elapsedMs).toBeGreaterThanOrEqual(3_000);
    expect(screen.getByRole('link', { name: 'KVKK Aydınlatma Metni' })).toBeInTheDocument();
  });

  it('PUB-COM-03 says that it is sending', async () => {
    const { user, fill } = form(() => new Promise(() => undefined));
    await fill();
    await user.click(button());

    expect(button()).toHaveTextContent('Gönderiliyor...');
  });

  it('PUB-COM-03 PUB-COM-04 empties the form and gives thanks for five seconds', async () => {
    const { user, fill } = form();
    await fill();
    await user.click(button());
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect([name(), email(), content()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '']);

    act(() => jest.advanceTimersByTime(4_900));
    expect(screen.getByText(SENT)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText(SENT)).toBeNull();
  });

  it('PUB-COM-05 says that it could not be sent, loses nothing, and sends the same again under the same id', async () => {
    const { user, inputs, fill } = form(refused('unavailable', 'network-error'));
    await fill();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SENT);
    expect(content()).toHaveValue('Elinize sağlık.');

    await user.click(button());
    await user.type(content(), ' Teşekkürler.');
    await user.click(button());
    const [first, again, changed] = inputs().map(({ commandId }) => commandId);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it.each([
    ['too-many-requests', 'too-many-requests', 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.'],
    ['unprocessable', 'sent-too-fast', 'Lütfen tekrar gönderin.'],
  ])('GEN-22 says what to do about %s', async (kind, code, text) => {
    const { user, fill } = form(refused(kind, code));
    await fill();
    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(content()).toHaveValue('Elinize sağlık.');
  });
});
