import { useMessages } from '../../../lib/messages.js';
import { submissionMessages } from '../submission.messages.js';

/** Explains what happens to a submission. */
export function NextSteps() {
  const messages = useMessages(submissionMessages);
  const steps = [
    [messages.weRead, messages.weReadText],
    [messages.weCall, messages.weCallText],
    [messages.wePublish, messages.wePublishText],
  ] as const;
  return (
    <aside aria-labelledby="next-steps">
      <h2 id="next-steps">{messages.next}</h2>
      <ol className="stack steps">
        {steps.map(([step, text]) => (
          <li key={step}>
            <strong>{step}</strong> <span className="muted">{text}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
