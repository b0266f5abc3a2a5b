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
import { useFailureText } from '../../../components/use-failure-text.js';
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

/** A new post, or the one given. It is left only when it was stored or its author says so. */
export function PostForm({ post }: { post: StoredPost | null }) {
  const messages = useMessages(postFormMessages);
  const shared = useMessages(backOfficeMessages);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [form] = Form.useForm<PostValues>();
  const [create, { isLoading: isCreating }] = useCreatePostMutation();
  const [update, { isLoading: isUpdating }] = useUpdatePostMutation();
  const [readStored] = useLazyManagedPostQuery();
  const commandIdOf = useCommandId();
  // ADM-POST-12, ADM-POST-13: a button that changes the status names it; a plain submit keeps the one that is there.
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
  // Of what is stored now: who saves without another status does not take back what somebody else published.
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
    if (!showFieldErrors(form, failure, shared, codes)) {
      toasts.refused(`${messages.failedToSave} ${failureText(failure)}`);
    }
  }
  /** What to say: what became of the post, where that is not what it was. */
  function storedAs({ status: now, publishedAt }: ManagedPostInput): string {
    if (now === 'published' && publishedAt && Date.parse(publishedAt) > Date.now())
      return messages.scheduled(toIstanbulClock(publishedAt).format('D MMM YYYY HH:mm'));
    if (now === kept) return messages.saved;
    return now === 'published' ? messages.published : messages.withdrawn;
  }
  function submitAs(wanted: ManagedPostStatus) {
    // What is sent again after a failure is to be the same: nothing changes by itself from here on.
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
        {/* Enter in a field submits only a form that has one of these. */}
        <button type="submit" hidden disabled={isSaving} />
      </Form>
      <RestorableHistory edit={edit} former={formerPost} />
    </>
  );
}
