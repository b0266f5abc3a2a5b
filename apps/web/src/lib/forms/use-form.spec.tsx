import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextArea } from '../../components/form/text-area.js';
import { TextField } from '../../components/form/text-field.js';
import { renderPart } from '../../testing/render-site.js';
import { QueryFailed } from '../graphql/operation.js';
import { messagesIn } from '../messages.js';
import { failureText, fieldErrorText, formMessages } from './form.messages.js';
import { useForm } from './use-form.js';

const tr = messagesIn(formMessages, 'tr');

function Sample({ send }: { send: (values: Record<'email' | 'text', string>) => Promise<void> }) {
  const form = useForm<'email' | 'text'>({
    check: ({ email }) => ({ email: email === '' ? 'required' : undefined }),
    send,
    errorText: (code) => fieldErrorText(code, tr),
  });
  return (
    <form {...form.props} aria-label="Form">
      <FormFailure failure={form.failure} />
      <TextField label="E-posta" type="email" autoComplete="email" help="Size yazmak icin" {...form.field('email')} />
      <TextArea label="Mesaj" optional {...form.field('text')} />
      <SubmitButton sending={form.sending}>Gönder</SubmitButton>
    </form>
  );
}

describe('a form', () => {
  const send = jest.fn<Promise<void>, [Record<'email' | 'text', string>]>();
  beforeEach(() => send.mockReset().mockResolvedValue());
  const email = () => screen.getByRole('textbox', { name: 'E-posta' });
  const button = () => screen.getByRole('button');
  const fillIn = async () => {
    await userEvent.type(email(), 'zeynep@ornek.example');
    await userEvent.type(screen.getByRole('textbox', { name: /Mesaj/ }), 'Merhaba');
  };

  it('ERR-01 says beside an empty field that it is required, and gives it the focus', async () => {
    renderPart(<Sample send={send} />);
    await userEvent.click(button());

    expect(send).not.toHaveBeenCalled();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Size yazmak icin Bu alan zorunludur');
  });

  it('clears the error of a field as soon as the field changes', async () => {
    renderPart(<Sample send={send} />);
    await userEvent.click(button());
    await userEvent.type(email(), 'z');

    expect(email()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Bu alan zorunludur')).toBeNull();
  });

  it('ERR-02 shows an error of the server at its field, and keeps the input', async () => {
    send.mockRejectedValue(
      new QueryFailed('unprocessable', 'fields-refused', null, [{ field: 'email', code: 'invalid-email' }]),
    );
    renderPart(<Sample send={send} />);
    await fillIn();
    await userEvent.click(button());

    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/Geçersiz e-posta adresi/);
    expect(email()).toHaveValue('zeynep@ornek.example');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ERR-05 loses nothing when the network fails, and can be sent again', async () => {
    send.mockRejectedValueOnce(new QueryFailed('unavailable', 'network-error', null));
    renderPart(<Sample send={send} />);
    await fillIn();
    await userEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Ağ hatası');
    expect(email()).toHaveValue('zeynep@ornek.example');

    await userEvent.click(button());
    expect(send).toHaveBeenLastCalledWith({ email: 'zeynep@ornek.example', text: 'Merhaba' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is sent only once when the button is pressed twice, and shows that it is being sent', async () => {
    let arrived: () => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (arrived = resolve)));
    renderPart(<Sample send={send} />);
    await fillIn();
    await userEvent.click(button());
    await userEvent.click(button());

    expect(send).toHaveBeenCalledTimes(1);
    expect(button()).toHaveTextContent('Gönderiliyor...');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await act(() => {
      arrived();
      return Promise.resolve();
    });
    expect(button()).toHaveTextContent('Gönder');
  });

  it('shows a refusal of a field that it does not have as a general error', async () => {
    send.mockRejectedValue(new QueryFailed('unprocessable', 'x', 'trace-1', [{ field: 'noticeVersion', code: 'y' }]));
    renderPart(<Sample send={send} />);
    await fillIn();
    await userEvent.click(button());

    expect(screen.getByRole('alert')).toHaveTextContent('Hata kimliği: trace-1');
  });
});

describe('what a form says', () => {
  it.each([
    ['required', 'Bu alan zorunludur'],
    ['invalid-email', 'Geçersiz e-posta adresi'],
    ['invalid-phone', 'Geçersiz telefon numarası'],
    ['invalid-url', 'Geçersiz URL'],
  ])('ERR-01, ERR-02 about a field that is %s: %s', (code, text) => expect(fieldErrorText(code, tr)).toBe(text));

  it.each([
    ['unavailable', 'network-error', 'Ağ hatası'],
    ['unavailable', 'service-unavailable', 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'],
    ['unexpected', 'server-error', 'Sunucu hatası'],
    ['forbidden', 'no', 'Erişim reddedildi'],
    ['unauthenticated', 'sign-in-required', 'Yetkisiz erişim'],
    ['unprocessable', 'sent-too-fast', 'Lütfen tekrar gönderin.'],
    ['too-many-requests', 'too-many-requests', 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.'],
  ])('ERR-05, TXT-23 when it was refused as %s, %s: %s', (kind, code, text) =>
    expect(failureText(new QueryFailed(kind, code, null), tr)).toBe(text),
  );
});
