import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import dayjs from 'dayjs';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { ManagedPostInput, ManagedPostStatus } from '../../../../lib/graphql/types.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useDraft } from '../../../components/edit/use-draft.js';
import { useEdit } from '../../../components/edit/use-edit.js';
import { forgetErrorsOf, IN_SIGHT, showFieldErrors } from '../../../components/form/field-errors.js';
import { useUnsavedGuard } from '../../../components/form/unsaved-guard.js';
import { RestorableHistory } from '../../../components/restore/restorable-history.js';
import { ScreenHead } from '../../../components/screen-head.js';
import { useIsMounted } from '../../../../lib/use-is-mounted.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useBlogCategories } from '../../blog-categories/api/categories-api.js';
import { knownStatus } from '../../blog-posts/post-status.js';
import {
  type StoredPost,
  useCreatePostMutation,
  useLazyManagedPostQuery,
  useUpdatePostMutation,
} from '../api/post-form-api.js';
import { postFormMessages } from '../blog-post-form.messages.js';
import { toIstanbulClock } from '../istanbul-time.js';
import { formerPost } from '../former-post.js';
import { emptyPost, postInputOf, type PostValues, postValuesOf } from '../post-values.js';
import { MainFields } from './main-fields.js';
import { SideFields } from './side-fields.js';

/** The form for a new post, or for the given one. Leaving it with unsaved input needs confirmation. */
export function PostForm({ post }: { post: StoredPost | null }) {
  const messages = useMessages(postFormMessages);
  const shared = useMessages(backOfficeMessages);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const toasts = useToasts();
  const [form] = Form.useForm<PostValues>();
  const [create, { isLoading: isCreating }] = useCreatePostMutation();
  const [update, { isLoading: isUpdating }] = useUpdatePostMutation();
  const [readStored] = useLazyManagedPostQuery();
  const commandIdOf = useCommandId();
  // ADM-POST-12, ADM-POST-13: a button that changes the status sets `status`; a plain submit keeps the current status.
  const categories = useBlogCategories();
  const edit = useEdit<StoredPost, PostValues>(form, {
    kind: 'blog-post',
    id: post?.id ?? null,
    opened: post,
    valuesOf: (stored) => (stored ? postValuesOf(stored) : emptyPost),
    revive: ({ publishedAt, ...values }) => ({ ...values, publishedAt: publishedAt && dayjs(publishedAt) }),
    fields: [
      { name: 'title', label: messages.title },
      { name: 'slug', label: messages.slug },
      { name: 'excerpt', label: messages.excerpt },
      { name: 'content', label: messages.content },
      { name: 'featuredImageUrl', label: messages.imageUrl },
      {
        name: 'categoryId',
        label: messages.category,
        say: (id) => categories.find((one) => one.id === id)?.name ?? '',
      },
      { name: 'isFeatured', label: messages.featured, say: (is) => (is ? '✓' : '') },
      { name: 'publishedAt', label: messages.publishedAt, say: (at) => (at ? at.format('DD.MM.YYYY HH:mm') : '') },
      { name: 'tags', label: messages.tags, say: (tags) => tags.join(', '), list: 'names' },
      { name: 'metaTitle', label: messages.metaTitle },
      { name: 'metaDescription', label: messages.metaDescription },
    ],
  });
  // From the latest stored version, so that saving without a new status does not revert a publication by another person.
  const kept = knownStatus(edit.base?.status ?? 'draft');
  const status = useRef<ManagedPostStatus | null>(null);
  const slugFollowsRef = useRef(post === null);
  const draft = useDraft(form, edit, true);
  const { release, guard } = useUnsavedGuard(() => form.isFieldsTouched() || edit.isBrought, draft.end);
  const title = Form.useWatch('title', form) ?? '';
  const content = Form.useWatch('content', form) ?? '';
  const isSaving = isCreating || isUpdating;
  const canPublish = title.trim() !== '' && content.trim() !== '' && !isSaving;
  const codes = {
    'slug-taken': messages.slugTaken,
    'slug-reserved': messages.slugReserved,
    'slug-invalid': messages.slugInvalid,
    'category-unknown': messages.categoryUnknown,
  };

  async function save(values: PostValues) {
    if (!edit.isDecided()) return;
    const input = postInputOf(values, status.current ?? kept);
    const { error } = edit.base
      ? await update({ id: edit.base.id, revision: edit.base.revision, input, isRestore: edit.isRestore })
      : await create({ input, commandId: commandIdOf(input) });
    if (!error) {
      toasts.succeeded(storedAs(input));
      release();
      if (isMounted.current) void navigate(backOfficePaths.blog);
      return;
    }
    const failure = error as Failure;
    if (failure.code === 'post-changed-meanwhile' && post) {
      const { data } = await readStored(post.id);
      if (data) return edit.meet(data);
    }
    if (!showFieldErrors(form, failure, shared, codes)) toasts.failed(messages.failedToSave, failure);
  }
  /** The sentence for the outcome: names the new status if it has changed. */
  function storedAs({ status: now, publishedAt }: ManagedPostInput): string {
    if (now === 'published' && publishedAt && Date.parse(publishedAt) > Date.now())
      return messages.scheduled(toIstanbulClock(publishedAt).format('D MMM YYYY HH:mm'));
    if (now === kept) return messages.saved;
    return now === 'published' ? messages.published : messages.withdrawn;
  }
  function submitAs(wanted: ManagedPostStatus) {
    // From here on the slug does not follow the title, so that a retry after a failure sends the same values.
    slugFollowsRef.current = false;
    status.current = wanted;
    form.submit();
  }

  return (
    <>
      {guard}
      <ScreenHead
        title={post ? messages.editTitle : messages.newTitle}
        lead={post && messages.author(post.authorName ?? messages.anonymous)}
      >
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(backOfficePaths.blog)}>
          {messages.back}
        </Button>
        <Button disabled={isSaving} onClick={() => submitAs('draft')}>
          {kept === 'draft' ? messages.saveDraft : messages.withdraw}
        </Button>
        {kept === 'archived' && (
          <Button disabled={isSaving} onClick={() => submitAs(kept)}>
            {shared.save}
          </Button>
        )}
        <Button type="primary" disabled={!canPublish} onClick={() => submitAs('published')}>
          {kept === 'published' ? shared.save : messages.publish}
        </Button>
      </ScreenHead>
      {draft.offer}
      {edit.notice}
      <Form<PostValues>
        form={form}
        layout="vertical"
        initialValues={post ? postValuesOf(post) : emptyPost}
        scrollToFirstError={IN_SIGHT}
        onValuesChange={(changed: object) => {
          forgetErrorsOf(form, changed);
          draft.note();
        }}
        onClick={draft.note}
        onFinish={(values) => void save(values).finally(() => (status.current = null))}
        onFinishFailed={() => (status.current = null)}
      >
        <div className="post-form">
          <MainFields
            form={form}
            postId={post?.id ?? null}
            slugFollowsRef={slugFollowsRef}
            isBrought={edit.isBrought}
          />
          <SideFields />
        </div>
        {/* Enter in a field submits a form only if it has a submit button. */}
        <button type="submit" hidden disabled={isSaving} />
      </Form>
      <RestorableHistory edit={edit} former={formerPost} />
    </>
  );
}
