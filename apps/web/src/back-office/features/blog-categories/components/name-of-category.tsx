import { blogSlug } from '@tedarik/turkish';
import { Form, Input, type InputProps } from 'antd';
import { useRef } from 'react';
import { useLazyFreeBlogCategorySlugQuery } from '../api/categories-api.js';

/** ADM-BCAT-10: derives the slug from the name of a new category, until somebody types another slug. */
export function NameOfCategory(props: InputProps) {
  const form = Form.useFormInstance<{ name: string; slug: string }>();
  const [findFreeSlug] = useLazyFreeBlogCategorySlugQuery();
  const made = useRef('');
  const follows = () => form.getFieldValue('slug') === made.current;

  function make(slug: string) {
    made.current = slug;
    form.setFieldsValue({ slug });
  }
  async function makeFree() {
    const name = form.getFieldValue('name') as string;
    if (!follows() || !name.trim()) return;
    const { data } = await findFreeSlug({ text: name, exceptId: null });
    if (data && follows() && form.getFieldValue('name') === name) make(data);
  }

  return (
    <Input
      {...props}
      autoFocus
      maxLength={150}
      onChange={(event) => {
        props.onChange?.(event);
        if (follows()) make(blogSlug(event.target.value));
      }}
      onBlur={() => void makeFree()}
    />
  );
}
