/**
 * Adds the page's nonce to every style element created from now on, so that the content security policy allows it. The UI libraries accept
 * a nonce, but do not set it on all their styles, for example on those of icons.
 */
export function addNonceToStyles(nonce: string): void {
  for (const create of ['createElement', 'createElementNS'] as const) {
    const original = document[create].bind(document) as (...requested: unknown[]) => HTMLElement | SVGElement;
    const marking = (...requested: unknown[]) => {
      const element = original(...requested);
      if (element.localName === 'style') element.nonce = nonce;
      return element;
    };
    document[create] = marking as never;
  }
}
