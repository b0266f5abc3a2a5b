/** Address of a preview for any picture; the bytes come through our own server, as for visitors. */
export const previewAddress = (url: string): string =>
  `/yonetici/gorsel?${new URLSearchParams({ adres: url }).toString()}`;
