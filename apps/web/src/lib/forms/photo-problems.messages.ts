import type { QueryFailed } from '../graphql/operation.js';
import { defineMessages, type MessagesOf } from '../messages.js';

/** Reasons for the refusal of a photo. */
export const photoProblemMessages = defineMessages({
  empty: { tr: 'Bu dosya boş.', en: 'This file is empty.' },
  tooLarge: { tr: 'Dosya en fazla 5 MB olabilir.', en: 'A file can have 5 MB at most.' },
  wrongType: { tr: 'Yalnızca JPEG, PNG veya WebP yükleyebilirsiniz.', en: 'You can upload JPEG, PNG or WebP only.' },
  notAPicture: { tr: 'Bu dosya bir görsel değil ya da bozuk.', en: 'This file is no picture, or a broken one.' },
  tooManyPixels: { tr: 'Görsel en fazla 25 megapiksel olabilir.', en: 'A picture can have 25 megapixels at most.' },
  verifyFirst: {
    tr: 'Önce e-posta adresinizi doğrulayın: size gönderdiğimiz bağlantıyı izleyin.',
    en: 'First confirm your email address: follow the link that we sent you.',
  },
});

/** The sentence for a refused photo; undefined for other failures. */
export function photoProblem({ code }: QueryFailed, messages: MessagesOf<typeof photoProblemMessages>) {
  const texts: Partial<Record<string, string>> = {
    'empty-file': messages.empty,
    'file-too-large': messages.tooLarge,
    'unsupported-media-type': messages.wrongType,
    'not-a-picture': messages.notAPicture,
    'too-many-pixels': messages.tooManyPixels,
    'e-mail-not-verified': messages.verifyFirst,
  };
  return texts[code];
}
