import { blogSlug } from '@tedarik/turkish';
import { Button, Card, Form, type FormInstance, Input } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { RichTextField } from '../../../components/rich-text/rich-text-field.js';
import { useLazyFreePostSlugQuery } from '../api/post-form-api.js';
import { postFormMessages } from '../blog-post-form.messages.js';
import type { PostValues } from '../post-values.js';

const ROWS = 20;

interface MainFieldsProps {
  form: FormInstance<PostValues>;
  /** Null for a new post. */
  postId: string | null;
  /** Whether the title still determines the slug: for a new post, until somebody types a slug or saves. */
  slugFollowsRef: RefObject<boolean>;
  /** True if title and slug came from a draft. */
  isBrought: boolean;
}

/** Title, slug, excerpt and content. ADM-POST-10: the title of a new post determines its slug and meta title until these are typed. */
export function MainFields({ form, postId, slugFollowsRef, isBrought }: MainFieldsProps) {
  const messages = useMessages(postFormMessages);
  const shared = useMessages(backOfficeMessages);
  const [findFreeSlug] = useLazyFreePostSlugQuery();
  const followed = useRef('');
  useEffect(() => {
    if (!isBrought) return;
    const { title, slug } = form.getFieldsValue();
    followed.current = title;
    if (slug !== blogSlug(title)) slugFollowsRef.current = false;
  }, [form, isBrought, slugFollowsRef]);
  const required = { required: true, whitespace: true, message: shared.required };

  function follow(title: string) {
    if (postId !== null) return;
    if (slugFollowsRef.current) form.setFieldsValue({ slug: blogSlug(title) });
    if (form.getFieldValue('metaTitle') === followed.current) form.setFieldsValue({ metaTitle: title });
    followed.current = title;
  }
  async function takeFreeSlug(isWanted: () => boolean) {
    const text = form.getFieldValue('title') as string;
    if (!text.trim() || !isWanted()) return;
    const { data } = await findFreeSlug({ text, exceptId: postId });
    if (data && isWanted() && form.getFieldValue('title') === text) form.setFieldsValue({ slug: data });
  }

  return (
    <Card>
      <Form.Item name="title" label={messages.title} rules={[required]}>
        <Input
          maxLength={150}
          onChange={({ target }) => follow(target.value)}
          onBlur={() => void takeFreeSlug(() => slugFollowsRef.current)}
        />
      </Form.Item>
      <Form.Item label={messages.slug} htmlFor="slug" required extra={messages.slugHelp}>
        <div className="field-with-button">
          <Form.Item name="slug" rules={[required]} noStyle>
            <Input id="slug" maxLength={80} onChange={() => (slugFollowsRef.current = false)} />
          </Form.Item>
          <Button onClick={() => void takeFreeSlug(() => true)}>{messages.suggestSlug}</Button>
        </div>
      </Form.Item>
      <Form.Item name="excerpt" label={messages.excerpt}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      <Form.Item name="content" label={messages.content} rules={[required]} extra={messages.contentHelp}>
        <RichTextField label={messages.content} rows={ROWS} />
      </Form.Item>
    </Card>
  );
}
