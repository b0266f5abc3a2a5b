import type { QueryFailed } from '../graphql/operation.js';
import { defineMessages, type MessagesOf } from '../messages.js';

/** Messages that all forms share. */
export const formMessages = defineMessages({
  required: { tr: 'Bu alan zorunludur', en: 'This field is required' },
  invalidEmail: { tr: 'Geçersiz e-posta adresi', en: 'Invalid email address' },
  invalidPhone: { tr: 'Geçersiz telefon numarası', en: 'Invalid phone number' },
  invalidUrl: { tr: 'Geçersiz URL', en: 'Invalid URL' },
  invalid: { tr: 'Bu değer kabul edilmedi', en: 'This value was not accepted' },
  optional: { tr: 'isteğe bağlı', en: 'optional' },
  sending: { tr: 'Gönderiliyor...', en: 'Sending...' },
  privacyBefore: { tr: 'Bilgilerinizi nasıl işlediğimizi ', en: 'How we process your data is told by the ' },
  privacyNotice: { tr: 'KVKK Aydınlatma Metni', en: 'privacy notice (KVKK)' },
  privacyAfter: { tr: '’nde okuyabilirsiniz.', en: '.' },
  leaveEmpty: { tr: 'Bu alanı boş bırakın', en: 'Leave this field empty' },
  tooManyRequests: {
    tr: 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.',
    en: 'Too many attempts. Please try again a little later.',
  },
  sentTooFast: { tr: 'Lütfen tekrar gönderin.', en: 'Please send it again.' },
  unavailable: {
    tr: 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.',
    en: 'The service cannot be reached right now. Please try again.',
  },
  networkError: { tr: 'Ağ hatası', en: 'Network error' },
  serverError: { tr: 'Sunucu hatası', en: 'Server error' },
  accessDenied: { tr: 'Erişim reddedildi', en: 'Access denied' },
  unauthorised: { tr: 'Yetkisiz erişim', en: 'Unauthorised access' },
});

export type FormMessages = MessagesOf<typeof formMessages>;

/** The sentence for an error code that many forms share. */
export function fieldErrorText(code: string, messages: FormMessages): string {
  const texts: Record<string, string> = {
    required: messages.required,
    'invalid-email': messages.invalidEmail,
    'invalid-phone': messages.invalidPhone,
    'invalid-url': messages.invalidUrl,
  };
  return texts[code] ?? messages.invalid;
}

/** The sentence for a form that could not be sent. */
export function failureText({ code, kind }: QueryFailed, messages: FormMessages): string {
  if (code === 'network-error') return messages.networkError;
  if (code === 'sent-too-fast') return messages.sentTooFast;
  const texts: Record<string, string> = {
    'too-many-requests': messages.tooManyRequests,
    unavailable: messages.unavailable,
    forbidden: messages.accessDenied,
    unauthenticated: messages.unauthorised,
  };
  return texts[kind] ?? messages.serverError;
}
