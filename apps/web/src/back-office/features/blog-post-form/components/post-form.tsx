import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import type { ManagedPostInput, ManagedPostStatus } from '../../../../lib/graphql/types.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConflictNotice } from '../../../components/form/conflict-notice.js';
import { forgetErrorsOf, IN_SIGHT, showFieldErrors } from '../../../components/form/field-errors.js';
import { useUnsavedGuard } from '../../../components/form/unsaved-guard.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { ScreenHead } from '../../../components/screen-head.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import { knownStatus } from '../../blog-posts/post-status.js';
import {
  type StoredPost,
  useCreatePostMutation,
  useLazyManagedPostQuery,
  useUpdatePostMutation,
} from '../api/post-form-api.js';
import { postFormMessages } from '../blog-post-form.messages.js';
import { toIstanbulClock } from '../istanbul-time.js';
import { emptyPost, postInputOf, type PostValues, postValuesOf, wordsOf } from '../post-values.js';
import { MainFields } from './main-fields.js';
import { SideFields } from './side-fields.js';

/** A new post, or the one given. It is left only when it was stored or its author says so. */
export function PostForm({ post }: { post: StoredPost | null }) {
  const messages = useMessages(postFormMessages);
  const shared = useMessages(backOfficeMessages);
  const navigate = useNavigate();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [form] = Form.useForm<PostValues>();
  const [create, { isLoading: isCreating }] = useCreatePostMutation();
  const [update, { isLoading: isUpdating }] = useUpdatePostMutation();
  const [readStored] = useLazyManagedPostQuery();
  const [stored, setStored] = useState<StoredPost | null>(null);
  // Of what the form was filled with: asking for the stored post anew must not make this form current.
  const [openedRevision, setOpenedRevision] = useState(post?.revision ?? 0);
  const [commandId] = useState(() => crypto.randomUUID());
  // ADM-POST-12, ADM-POST-13: a button that changes the status names it; a plain submit keeps the one that is there.
  const kept = knownStatus(post?.status ?? 'draft');
  const status = useRef<ManagedPostStatus>(kept);
  const slugFollowsRef = useRef(post === null);
  const { release, guard } = useUnsavedGuard(() => form.isFieldsTouched());
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

  async function save(values: PostValues, revision = openedRevision) {
    const input = postInputOf(values, status.current);
    const { error } = post ? await update({ id: post.id, revision, input }) : await create({ input, commandId });
    if (!error) {
      toasts.succeeded(storedAs(input));
      release();
      return void navigate(backOfficePaths.blog);
    }
    const failure = error as Failure;
    if (failure.code === 'post-changed-meanwhile' && post) {
      const { data } = await readStored(post.id);
      if (data) return setStored(data);
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
        <Button icon={<ArrowLeftOutlined />} onClick={() => void navigate(backOfficePaths.blog)}>
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
      {stored && (
        <ConflictNotice
          differences={differencesOf(form.getFieldsValue(), postValuesOf(stored), messages)}
          onTakeTheirs={() => {
            form.setFieldsValue(postValuesOf(stored));
            setOpenedRevision(stored.revision);
            setStored(null);
          }}
          onKeepMine={() => save(form.getFieldsValue(), stored.revision)}
        />
      )}
      <Form<PostValues>
        form={form}
        layout="vertical"
        initialValues={post ? postValuesOf(post) : emptyPost}
        scrollToFirstError={IN_SIGHT}
        onValuesChange={(changed: object) => forgetErrorsOf(form, changed)}
        onFinish={(values) => void save(values).finally(() => (status.current = kept))}
        onFinishFailed={() => (status.current = kept)}
      >
        <div className="post-form">
          <MainFields form={form} postId={post?.id ?? null} slugFollowsRef={slugFollowsRef} />
          <SideFields />
        </div>
        {/* Enter in a field submits only a form that has one of these. */}
        <button type="submit" hidden disabled={isSaving} />
      </Form>
      {post && <RecordHistory kind="blog-post" id={post.id} />}
    </>
  );
}

function differencesOf(
  mine: PostValues,
  theirs: PostValues,
  messages: Record<Exclude<keyof PostValues, 'categoryId' | 'featuredImageUrl' | 'isFeatured'>, string> & {
    category: string;
    imageUrl: string;
    featured: string;
  },
) {
  const [typed, known] = [wordsOf(mine), wordsOf(theirs)];
  const labels: Record<keyof PostValues, string> = {
    title: messages.title,
    slug: messages.slug,
    excerpt: messages.excerpt,
    content: messages.content,
    featuredImageUrl: messages.imageUrl,
    categoryId: messages.category,
    isFeatured: messages.featured,
    publishedAt: messages.publishedAt,
    tags: messages.tags,
    metaTitle: messages.metaTitle,
    metaDescription: messages.metaDescription,
  };
  return (Object.keys(labels) as (keyof PostValues)[])
    .filter((field) => typed[field] !== known[field])
    .map((field) => ({ label: labels[field], mine: typed[field], theirs: known[field] }));
}
