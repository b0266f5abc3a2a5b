import { formatNumber } from '@tedarik/turkish';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Review, Settings } from '../api/review.js';
import { CategoryPicker } from '../categories/category-picker.js';
import { importMessages } from '../imports.messages.js';

const SHOWN_AT_FIRST = 10;

type TypeCategory = Settings['typeCategories'][number];

interface UnknownTypesProps {
  types: Review['unknownTypes'];
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** IMP-JSON-38: types that ended in 'Diğer'. A category given here holds for this import, and for later ones where it is ticked. */
export function UnknownTypes({ types, settings, onChange }: UnknownTypesProps) {
  const messages = useMessages(importMessages);
  const [isAll, setAll] = useState(false);
  if (types.length === 0) return null;
  const { typeCategories } = settings;
  const shown = isAll ? types : types.slice(0, SHOWN_AT_FIRST);
  const become = (type: string, given: TypeCategory | null) => {
    const others = typeCategories.filter((one) => one.type !== type);
    onChange({ ...settings, typeCategories: given ? [...others, given] : others });
  };
  return (
    <section className="import-card" aria-labelledby="import-types">
      <h2 id="import-types">{messages.unknownTypes}</h2>
      <p className="import-lead">{messages.unknownTypesLead}</p>
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
                placeholder={messages.other}
                value={given?.category ?? null}
                allowClear
                onChange={(category) =>
                  become(type, category === null ? null : { type, category, remember: given?.remember ?? true })
                }
              />
              <Checkbox
                aria-label={messages.rememberOf(type)}
                checked={given?.remember ?? true}
                disabled={!given}
                onChange={({ target }) => given && become(type, { ...given, remember: target.checked })}
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
