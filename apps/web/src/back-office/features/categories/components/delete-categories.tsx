import { formatNumber } from '@tedarik/turkish';
import { Form } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type DeleteRecordsProps, useRecordDeletion } from '../../../components/record/delete-records.js';
import { useCategoryUseQuery } from '../api/categories-api.js';
import { managedCategoryMessages } from '../categories.messages.js';
import { CategorySelect } from './category-select.js';

/** Code of a refusal: the replacement category no longer exists. Another may be chosen. */
const NO_DESTINATION = 'category-unknown';

/** ADM-CAT-06: shows what uses the categories and asks for a replacement. Keyed by the ids, so that each dialog starts without a choice. */
export const DeleteCategories = (props: DeleteRecordsProps) => (
  <Question key={[...props.names.keys()].join()} {...props} />
);

function Question(props: DeleteRecordsProps) {
  const { names, onClose } = props;
  const messages = useMessages(managedCategoryMessages);
  const shared = useMessages(backOfficeMessages);
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const refusal = { code: NO_DESTINATION, words: messages.noSuchDestination };
  const confirm = useRecordDeletion(props, { moveTo, refusal });
  const ids = [...names.keys()];
  const use = useCategoryUseQuery(ids, { skip: ids.length === 0, refetchOnMountOrArgChange: true });
  // A live update recounts without hiding the old count: a button that becomes disabled between press and release would lose the click.
  const isCounted = use.currentData !== undefined;
  const { businesses = 0, products = 0 } = use.currentData ?? {};
  const isUsed = businesses + products > 0;

  return (
    <ConfirmDelete
      names={[...names.values()]}
      onConfirm={confirm}
      onCancel={onClose}
      canConfirm={isCounted}
      isRestorable
    >
      <FailureAlert error={use.error} title={messages.failedToCount} />
      {use.isFetching && !isCounted && <p role="status">{shared.loading}</p>}
      {isCounted && <p>{isUsed ? messages.use(formatNumber(businesses), formatNumber(products)) : messages.notUsed}</p>}
      {isUsed && (
        <Form layout="vertical" component="div">
          <Form.Item
            label={messages.moveTo}
            htmlFor="move-to"
            {...(moveTo === null && businesses > 0 && { extra: messages.withoutCategory })}
          >
            <CategorySelect
              id="move-to"
              except={ids}
              placeholder={messages.moveNowhere}
              value={moveTo}
              onChange={setMoveTo}
            />
          </Form.Item>
        </Form>
      )}
    </ConfirmDelete>
  );
}
