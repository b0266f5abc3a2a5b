import { CloseOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { CategoryPicker } from '../categories/category-picker.js';
import { importMessages } from '../imports.messages.js';

const MOST_CATEGORIES = 20;

interface CategoryChipsProps {
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** IMP-JSON-01: the categories of one business; each can be removed except the last one. */
export function PreviewedCategories({ names, onChange }: CategoryChipsProps) {
  const messages = useMessages(importMessages);
  return (
    <section className="import-chips" aria-label={messages.categories}>
      <span>{messages.categories}:</span>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Tag>
              {name}
              {names.length > 1 && (
                <button
                  type="button"
                  aria-label={messages.removeCategory(name)}
                  onClick={() => onChange(names.filter((each) => each !== name))}
                >
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </Tag>
          </li>
        ))}
      </ul>
      {names.length < MOST_CATEGORIES && (
        <CategoryPicker
          label={messages.addCategory}
          placeholder={messages.addCategory}
          value={null}
          except={names}
          onChange={(name) => name !== null && !names.includes(name) && onChange([...names, name])}
        />
      )}
    </section>
  );
}
