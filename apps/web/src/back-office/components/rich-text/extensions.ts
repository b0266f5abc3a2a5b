import StarterKit from '@tiptap/starter-kit';
import { Figcaption, Figure, PictureNode } from './picture-node.js';
import { Table, TableCell, TableHeader, TableRow } from './table-nodes.js';

/** Editor extensions for exactly the HTML that the sanitiser keeps. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  ...[PictureNode, Figure, Figcaption],
  ...[Table, TableRow, TableHeader, TableCell],
];
