import type { FailureKind } from '@tedarik/commands';

/** GEN-13: the sentence for each kind of failure, shown where no page has its own wording for the code. */
const SENTENCES: Readonly<Record<FailureKind, string>> = {
  invalid: 'İstek anlaşılamadı. Lütfen kontrol edip yeniden deneyin.',
  unprocessable: 'Bazı bilgiler geçerli değil. Lütfen kontrol edip yeniden deneyin.',
  unauthenticated: 'Devam etmek için giriş yapmanız gerekiyor.',
  forbidden: 'Bu işlem için yetkiniz yok.',
  'not-found': 'Aradığınız kayıt bulunamadı.',
  conflict: 'Bu işlem kaydın şu anki durumuyla çelişiyor. Lütfen yenileyip yeniden deneyin.',
  'too-many-requests': 'Kısa sürede çok fazla istek geldi. Lütfen biraz sonra yeniden deneyin.',
  unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen daha sonra yeniden deneyin.',
};

export const sentenceOf = (kind: FailureKind): string => SENTENCES[kind];

/** The same sentence as a minimal page without scripts or styles, for somebody who opened an address in a browser. */
export const refusalPage = (kind: FailureKind): string =>
  '<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>Sayfa gösterilemiyor</title></head><body><h1>Sayfa gösterilemiyor</h1><p>${sentenceOf(kind)}</p>` +
  '<p><a href="/">Ana sayfaya dön</a></p></body></html>';
