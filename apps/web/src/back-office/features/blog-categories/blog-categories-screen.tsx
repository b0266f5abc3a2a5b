import { BLOG_CATEGORY } from '@tedarik/fields';
import { useMessages } from '../../../lib/messages.js';
import { recordScreen } from '../../components/record/record-screen.js';
import { blogCategoryMessages } from './blog-categories.messages.js';
import { ColourChoice, Dot } from './components/colour-choice.js';
import { NameOfCategory } from './components/name-of-category.js';

/** /yonetici/blog/kategoriler: the categories of the blog (ADM-BCAT-01). */
export const Component = recordScreen(BLOG_CATEGORY, blogCategoryMessages, {
  controls: { name: NameOfCategory, color: ColourChoice },
  Mark: ({ record }) => <Dot colour={String(record['color'])} />,
  Empty: () => <p>{useMessages(blogCategoryMessages).empty}</p>,
});
