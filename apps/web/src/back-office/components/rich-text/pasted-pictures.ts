import { isAllowedPicture } from './allowed-html.js';

/** Removes pictures with local addresses from pasted HTML, and returns how many there were. */
export function withoutLocalPictures(html: string): { html: string; dropped: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const local = [...body.querySelectorAll('img')].filter((picture) => !isAllowedPicture(picture.getAttribute('src')));
  for (const picture of local) picture.remove();
  return { html: local.length > 0 ? body.innerHTML : html, dropped: local.length };
}

/** The number of pictures that were pasted as files, if there is no HTML to insert instead. */
export function picturesAlone(data: DataTransfer | null): number {
  if (!data || data.getData('text/html')) return 0;
  return [...data.files].filter(({ type }) => type.startsWith('image/')).length;
}
