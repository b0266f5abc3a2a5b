import { BusinessResolver } from './business/business.resolver.js';
import { BusinessListResolver } from './business-list/business-list.resolver.js';
import { CategoriesResolver } from './categories/categories.resolver.js';
import { LayoutResolver } from './layout/layout.resolver.js';

/** Every resolver of the schema. */
export const RESOLVERS = [LayoutResolver, CategoriesResolver, BusinessListResolver, BusinessResolver];
