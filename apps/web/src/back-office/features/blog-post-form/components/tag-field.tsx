import { fold } from '@tedarik/turkish';
import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { postFormMessages } from '../blog-post-form.messages.js';

interface TagFieldProps {
  value?: string[];
  onChange?: (tags: string[]) => void;
  id?: string;
}

/** ADM-POST-11, ADM-POST-19: tags as typed; a tag that differs only in case or diacritics counts as a duplicate. */
export function TagField({ value = [], onChange, id }: TagFieldProps) {
  const messages = useMessages(postFormMessages);
  const [typed, setTyped] = useState('');

  function add() {
    const tag = typed.trim();
    setTyped('');
    const isKnown = value.some((known) => fold(known) === fold(tag));
    if (tag && !isKnown) onChange?.([...value, tag]);
  }

  return (
    <>
      <div className="field-with-button">
        <Input
          {...(id && { id })}
          placeholder={messages.newTag}
          value={typed}
          maxLength={150}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onPressEnter={(event) => {
            // Enter must not submit the form.
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{messages.addTag}</Button>
      </div>
      {value.length > 0 && (
        <div className="tag-list">
          {value.map((tag) => (
            <Tag
              key={tag}
              closable={{ 'aria-label': messages.removeTag(tag) }}
              onClose={() => onChange?.(value.filter((other) => other !== tag))}
            >
              {tag}
            </Tag>
          ))}
        </div>
      )}
    </>
  );
}
