import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatNumber } from '@tedarik/turkish';
import { Button, Modal, Skeleton } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import type { Settings } from '../api/imports-api.js';
import { importMessages } from '../imports.messages.js';
import type { ReviewedRows } from '../use-reviewed-rows.js';
import { PreviewedRow } from './previewed-row.js';

const WIDTH = 920;
/** Arrow keys have work of their own in these. */
const TAKES_ARROWS = 'input, textarea, select, [role=combobox], [role=listbox], pre';

interface PreviewDialogProps {
  importId: string;
  reviewed: ReviewedRows;
  settings: Settings;
  /** Index of the business that is shown. */
  at: number;
  onStep: (at: number) => void;
  onClose: () => void;
}

/** IMP-JSON-30: steps through the businesses, by buttons and arrow keys. The focus stays where it is while they change. */
export function PreviewDialog({ importId, reviewed, settings, at, onStep, onClose }: PreviewDialogProps) {
  const messages = useMessages(importMessages);
  const shared = useMessages(backOfficeMessages);
  const body = useRef<HTMLDivElement>(null);
  const { rows, total, forecast } = reviewed;
  const row = rows?.[at];

  function step(by: number) {
    const next = at + by;
    if (next < 0 || next >= total) return;
    onStep(next);
    if (body.current) body.current.scrollTop = 0;
  }
  function onKeyDown({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey || (target as Element).closest(TAKES_ARROWS)) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  }

  return (
    <Modal
      open
      className="import-preview"
      width={WIDTH}
      title={row ? row.name || messages.nameless : messages.previewTitle}
      onCancel={onClose}
      footer={
        <div className="import-preview-foot">
          {/* Not disabled at the ends: a disabled button would let the focus go. */}
          <Button aria-disabled={at === 0} icon={<LeftOutlined />} onClick={() => step(-1)}>
            {messages.previous}
          </Button>
          <span role="status">{messages.position(formatNumber(at + 1), formatNumber(total))}</span>
          <Button aria-disabled={at + 1 >= total} icon={<RightOutlined />} iconPlacement="end" onClick={() => step(1)}>
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
          <PreviewedRow key={row.row} importId={importId} forecast={forecast} row={row} settings={settings} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        )}
      </div>
    </Modal>
  );
}
