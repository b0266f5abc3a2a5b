import { Card, Checkbox, DatePicker, Form, Input, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { PictureField } from '../../../components/form/picture-field.js';
import { useBlogCategories } from '../../blog-categories/api/categories-api.js';
import { postFormMessages } from '../blog-post-form.messages.js';
import { TagField } from './tag-field.js';

/** ADM-POST-03: picture, category, featured, date, tags, and texts for search engines. */
export function SideFields() {
  const messages = useMessages(postFormMessages);
  const categories = useBlogCategories();
  return (
    <div>
      <Card title={messages.image}>
        <PictureField name="featuredImageUrl" label={messages.imageUrl} what={messages.imageShown} shape="wide" />
      </Card>
      <Card title={messages.publishing}>
        <Form.Item name="categoryId" label={messages.category}>
          <Select<string>
            allowClear
            showSearch={foldedSearch}
            placeholder={messages.noCategory}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
        <Form.Item name="isFeatured" valuePropName="checked">
          <Checkbox>{messages.featured}</Checkbox>
        </Form.Item>
        <Form.Item name="publishedAt" label={messages.publishedAt} extra={messages.publishedAtHelp}>
          <DatePicker
            showTime={{ format: 'HH:mm' }}
            format="DD.MM.YYYY HH:mm"
            // 'Now' would be taken from this computer's clock.
            showNow={false}
            // Enter accepts the typed date and must not submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Form.Item>
        <Form.Item name="tags" label={messages.tags}>
          <TagField />
        </Form.Item>
      </Card>
      <Card title={messages.seo}>
        <Form.Item name="metaTitle" label={messages.metaTitle}>
          <Input maxLength={150} />
        </Form.Item>
        <Form.Item name="metaDescription" label={messages.metaDescription}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Card>
    </div>
  );
}
