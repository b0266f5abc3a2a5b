import { QueryFailed } from '../graphql/operation.js';
import { messagesIn } from '../messages.js';
import { failureText, fieldErrorText, formMessages } from './form.messages.js';

const messages = messagesIn(formMessages, 'tr');

it.each([
  ['ERR-01', 'required', 'Bu alan zorunludur'],
  ['ERR-02, TXT-09', 'invalid-email', 'Geçersiz e-posta adresi'],
  ['ERR-02', 'invalid-phone', 'Geçersiz telefon numarası'],
  ['ERR-02', 'invalid-url', 'Geçersiz URL'],
  ['API-05', 'a code of tomorrow', 'Bu değer kabul edilmedi'],
])('%s says of a field that is %s: %s', (_, code, text) => {
  expect(fieldErrorText(code, messages)).toBe(text);
});

it.each([
  ['TXT-23', 'too-many-requests', 'too-many-requests', 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.'],
  ['TXT-23', 'unavailable', 'service-unavailable', 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.'],
  ['GEN-22', 'unprocessable', 'sent-too-fast', 'Lütfen tekrar gönderin.'],
  ['ERR-05', 'unavailable', 'network-error', 'Ağ hatası'],
  ['ERR-05', 'unexpected', 'server-error', 'Sunucu hatası'],
  ['ERR-05', 'forbidden', 'e-mail-not-verified', 'Erişim reddedildi'],
  ['ERR-05', 'unauthenticated', 'sign-in-required', 'Yetkisiz erişim'],
])('%s, API-05 says of a failure of kind %s (%s): %s', (_, kind, code, text) => {
  expect(failureText(new QueryFailed(kind, code, null), messages)).toBe(text);
});
