import type { blogCategoryMessages } from './blog-categories.messages.js';

/** ADM-BCAT-04, ADM-BCAT-05: the available colours with their names; the first is the default. */
export const COLOURS: readonly { value: string; label: keyof typeof blogCategoryMessages }[] = [
  { value: '#3B82F6', label: 'blue' },
  { value: '#10B981', label: 'green' },
  { value: '#F59E0B', label: 'orange' },
  { value: '#EF4444', label: 'red' },
  { value: '#8B5CF6', label: 'purple' },
  { value: '#06B6D4', label: 'cyan' },
  { value: '#84CC16', label: 'lime' },
  { value: '#F97316', label: 'amber' },
];
