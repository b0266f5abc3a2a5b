import { useState } from 'react';

interface ImagePreviewProps {
  url: string | undefined;
  alt: string;
}

/** The picture behind an address that is being typed, as visitors would see it; nothing while there is none. */
export function ImagePreview({ url, alt }: ImagePreviewProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = url?.trim() ?? '';
  if (!URL.canParse(address) || broken === address) return null;
  const source = `/yonetici/gorsel?${new URLSearchParams({ adres: address }).toString()}`;
  return <img className="image-preview" src={source} alt={alt} onError={() => setBroken(address)} />;
}
