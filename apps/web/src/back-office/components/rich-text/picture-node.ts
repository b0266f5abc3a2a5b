import { Node } from '@tiptap/react';
import { previewAddress } from '../form/preview-address.js';
import { isAllowedPicture } from './allowed-html.js';

/** The address from which the back office shows a picture of a text: pictures of other hosts are served by us. */
export const shownFrom = (address: string): string => (address.startsWith('/') ? address : previewAddress(address));

/** A picture within a text. It is shown from our own server, but stored with its original address. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img', getAttrs: (element) => (isAllowedPicture(element.getAttribute('src')) ? null : false) },
    // Without this rule the parser would try other ways to keep the picture.
    { tag: 'img', ignore: true, priority: 1 },
  ],
  renderHTML: ({ HTMLAttributes: attributes }) => ['img', attributes],
  addNodeView: () => (view) => {
    const { src, alt } = view.node.attrs as { src: string; alt: string | null };
    const dom = document.createElement('img');
    dom.src = shownFrom(src);
    dom.alt = alt ?? '';
    return { dom };
  },
});

/** A picture or table with a caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? block+ figcaption?',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});
