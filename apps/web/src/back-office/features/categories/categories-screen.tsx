import { CATEGORY } from '@tedarik/fields';
import { recordScreen } from '../../components/record/record-screen.js';
import { managedCategoryMessages } from './categories.messages.js';
import { DeleteCategories } from './components/delete-categories.js';
import { SeoLink } from './components/seo-link.js';

/** /yonetici/kategoriler: the categories (ADM-CAT-01, ADM-CAT-02). */
export const Component = recordScreen(CATEGORY, managedCategoryMessages, {
  pages: '/kategori',
  Links: SeoLink,
  Deletion: DeleteCategories,
});
