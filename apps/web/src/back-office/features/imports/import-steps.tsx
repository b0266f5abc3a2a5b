import { Grid, Steps } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { importMessages } from './imports.messages.js';

const STEPS = ['paste', 'review', 'import', 'result'] as const;
export type ImportStep = (typeof STEPS)[number];

/** The current step: paste, review, import, result. */
export function ImportSteps({ at }: { at: ImportStep }) {
  const messages = useMessages(importMessages);
  const { md } = Grid.useBreakpoint();
  const titles = {
    paste: messages.pasteStep,
    review: messages.reviewStep,
    import: messages.importStep,
    result: messages.resultStep,
  };
  return (
    <nav aria-label={messages.steps} className="import-steps">
      <Steps
        current={STEPS.indexOf(at)}
        size="small"
        responsive={false}
        titlePlacement={md === false ? 'vertical' : 'horizontal'}
        items={STEPS.map((step) => ({ title: titles[step] }))}
      />
    </nav>
  );
}
