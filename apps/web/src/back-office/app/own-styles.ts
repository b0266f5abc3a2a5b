/**
 * Gives every style that is made from now on the nonce of the page, so that its content security policy lets it through:
 * the libraries that draw this page take a nonce for most of what they write, and forget it for the rest, icons too.
 */
export function letOwnStylesThrough(nonce: string): void {
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
