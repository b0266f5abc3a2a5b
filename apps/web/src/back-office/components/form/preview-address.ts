/** Where the back office shows a picture from that may lie anywhere: its bytes come through us, as every other's. */
export const previewAddress = (url: string): string =>
  `/yonetici/gorsel?${new URLSearchParams({ adres: url }).toString()}`;
