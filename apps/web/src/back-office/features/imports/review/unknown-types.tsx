import { formatNumber, nameKey } from '@tedarik/turkish';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { useBusinessOptionsQuery } from '../../businesses/api/businesses-api.js';
import type { Review, Settings } from '../api/review.js';
import { CategoryPicker } from '../categories/category-picker.js';
import { importMessages } from '../imports.messages.js';
import type { ChangeSettings } from './use-saved-settings.js';

const SHOWN_AT_FIRST = 10;

type TypeCategory = Settings['typeCategories'][number];

interface ReviewedTypesProps {
  review: Review;
  settings: Settings;
  onChange: (change: ChangeSettings) => void;
}

/**
 * IMP-JSON-38: unknown place types, whose rows got the category 'Diğer'. A category chosen here applies to this import, and to later ones
 * if ticked.
 */
export function UnknownTypes({ review, ...rest }: ReviewedTypesProps) {
  const { unknownTypes, unknownTypesLead, other } = useMessages(importMessages);
  const words = { title: unknownTypes, lead: unknownTypesLead, placeholder: other };
  return <TypesCard id="import-types" {...words} types={review.unknownTypes} {...rest} />;
}

/** Categories of the rows that do not exist in the directory; each can be replaced by an existing one. */
export function NewCategories({ review, ...rest }: ReviewedTypesProps) {
  const { newCategories, newCategoriesLead, asNewCategory } = useMessages(importMessages);
  const { data } = useBusinessOptionsQuery();
  if (!data) return null;
  const known = new Set(data.categories.map(({ name }) => nameKey(name)));
  const types = review.categories.flatMap(({ name, count }) => (known.has(nameKey(name)) ? [] : { type: name, count }));
  const title = newCategories(formatNumber(types.length));
  const words = { title, lead: newCategoriesLead, placeholder: asNewCategory };
  return <TypesCard id="import-categories" {...words} types={types} {...rest} />;
}

interface TypesCardProps extends Omit<ReviewedTypesProps, 'review'> {
  id: string;
  title: string;
  lead: string;
  /** Says what happens to a type without a chosen category. */
  placeholder: string;
  types: Review['unknownTypes'];
}

function TypesCard({ id, title, lead, placeholder, types, settings, onChange }: TypesCardProps) {
  const messages = useMessages(importMessages);
  const [isAll, setAll] = useState(false);
  if (types.length === 0) return null;
  const { typeCategories } = settings;
  const shown = isAll ? types : types.slice(0, SHOWN_AT_FIRST);
  const become = (type: string, give: (given?: TypeCategory) => TypeCategory | null | undefined) =>
    onChange((now) => {
      const given = give(now.typeCategories.find((one) => one.type === type));
      const others = now.typeCategories.filter((one) => one.type !== type);
      return { ...now, typeCategories: given ? [...others, given] : others };
    });
  return (
    <section className="import-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="import-lead">{lead}</p>
      <ul className="import-types">
        {shown.map(({ type, count }) => {
          const given = typeCategories.find((one) => one.type === type);
          return (
            <li key={type}>
              <span>
                <strong>{type}</strong> <small>{messages.rowsCounted(formatNumber(count))}</small>
              </span>
              <CategoryPicker
                label={messages.categoryOf(type)}
                placeholder={placeholder}
                value={given?.category ?? null}
                allowClear
                onChange={(category) =>
                  become(type, (now) =>
                    category === null ? null : { type, category, remember: now?.remember ?? true },
                  )
                }
              />
              <Checkbox
                aria-label={messages.rememberOf(type)}
                checked={given?.remember ?? true}
                disabled={!given}
                onChange={({ target }) => become(type, (now) => now && { ...now, remember: target.checked })}
              >
                {messages.remember}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {shown.length < types.length && (
        <Button className="import-more" onClick={() => setAll(true)}>
          {messages.moreTypes(formatNumber(types.length - shown.length))}
        </Button>
      )}
    </section>
  );
}
