/**
 * Gives every style sheet that is made from now on the nonce of the page, so that its content security policy lets it
 * through: the libraries that draw this page take a nonce for most of what they write, and forget it for the rest.
 */
export function letOwnStylesThrough(nonce: string): void {
  const create = document.createElement.bind(document) as (
    name: string,
    options?: ElementCreationOptions,
  ) => HTMLElement;
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
