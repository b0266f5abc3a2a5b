import { Drawer, Skeleton } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type SeoEntityType, useManagedSeoTextQuery } from '../api/seo-texts-api.js';
import { seoTextMessages } from '../seo-texts.messages.js';
import { SeoTextForm } from './seo-text-form.js';

interface SeoTextDrawerProps {
  /** Null for a new text. */
  of: { type: SeoEntityType; key: string } | null;
  open: boolean;
  onClose: () => void;
  /** Called if the chosen subject already has a text, which is then edited instead. */
  onOpen: (type: SeoEntityType, key: string) => void;
}

/** Loads the text to be edited, then shows its form. */
export function SeoTextDrawer({ of, open, onClose, onOpen }: SeoTextDrawerProps) {
  const messages = useMessages(seoTextMessages);
  const { data: text, error } = useManagedSeoTextQuery(
    { type: of?.type ?? 'city', key: of?.key ?? '' },
    { skip: !of || !open, refetchOnMountOrArgChange: true, refetchOnFocus: false, refetchOnReconnect: false },
  );
  if (of && !text) {
    return (
      <Drawer title={messages.edit} open={open} onClose={onClose} size={820}>
        {error || text === null ? (
          <FailureAlert error={error ?? GONE} title={messages.failedToOpen} />
        ) : (
          <Skeleton active />
        )}
      </Drawer>
    );
  }
  return <SeoTextForm text={of ? (text ?? null) : null} open={open} onClose={onClose} onOpen={onOpen} />;
}

const GONE: Failure = { kind: 'not-found', code: 'seo-text-not-found', traceId: null, fieldErrors: [] };
