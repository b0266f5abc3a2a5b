import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatNumber } from '@tedarik/turkish';
import { Button, Modal, Skeleton } from 'antd';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import type { Settings } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import type { ReviewedRows } from '../use-reviewed-rows.js';
import { PreviewedRow } from './previewed-row.js';

const WIDTH = 920;
/** Elements that handle arrow keys themselves. */
const TAKES_ARROWS = 'input:not([type=checkbox]), [role=listbox], pre';

interface PreviewDialogProps {
  open: boolean;
  reviewed: ReviewedRows;
  settings: Settings;
  /** Index of the business shown. */
  at: number;
  onStep: (at: number) => void;
  onClose: () => void;
}

/** IMP-JSON-30: browses the businesses with buttons and arrow keys. The focus stays where it is while they change. */
export function PreviewDialog({ open, reviewed, settings, at, onStep, onClose }: PreviewDialogProps) {
  const messages = useMessages(importMessages);
  const shared = useMessages(backOfficeMessages);
  const body = useRef<HTMLDivElement>(null);
  const { rows, total, requested } = reviewed;
  const row = rows?.[at];
  useEffect(() => {
    if (!body.current) return;
    body.current.scrollTop = 0;
    // The focused element may not exist for this business.
    if (document.activeElement === document.body) body.current.focus();
  }, [at]);

  function step(by: number) {
    const next = at + by;
    if (next >= 0 && next < total) onStep(next);
  }
  function onKeyDown({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey || (target as Element).closest(TAKES_ARROWS)) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  }

  return (
    <Modal
      open={open}
      className="import-preview"
      width={WIDTH}
      title={row ? row.name || messages.nameless : messages.previewTitle}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <div className="import-preview-foot">
          {/* Not `disabled` at the ends, because a disabled button would lose the focus. */}
          <Button aria-disabled={at === 0} icon={<LeftOutlined aria-hidden />} onClick={() => step(-1)}>
            {messages.previous}
          </Button>
          <span role="status">{messages.position(formatNumber(at + 1), formatNumber(total))}</span>
          <Button
            aria-disabled={at + 1 >= total}
            icon={<RightOutlined aria-hidden />}
            iconPlacement="end"
            onClick={() => step(1)}
          >
            {messages.next}
          </Button>
          <Button className="import-preview-close" onClick={onClose}>
            {shared.close}
          </Button>
        </div>
      }
      modalRender={(dialog) => <div onKeyDown={onKeyDown}>{dialog}</div>}
    >
      <div className="import-preview-body" ref={body} tabIndex={-1}>
        {row ? (
          <PreviewedRow requested={requested} row={row} settings={settings} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        )}
      </div>
    </Modal>
  );
}
