import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { quotesMessages } from '../quotes.messages.js';

interface Question {
  id: string;
  question: string;
  answer?: string | null;
}

interface QuoteQuestionsProps {
  questions: readonly Question[];
  /** Rendered where an answer is missing. */
  unanswered: (question: Question) => ReactNode;
  /** Rendered below the questions. */
  children?: ReactNode;
}

/** Questions with their answers, without the names of those who asked. */
export function QuoteQuestions({ questions, unanswered, children }: QuoteQuestionsProps) {
  const messages = useMessages(quotesMessages);
  return (
    <section className="panel" aria-labelledby="quote-questions">
      <h2 id="quote-questions">{messages.questions}</h2>
      {questions.length === 0 && <p className="muted">{messages.noQuestions}</p>}
      <ul className="quote-questions">
        {questions.map((question) => (
          <li key={question.id}>
            <p>
              <strong>{question.question}</strong>
            </p>
            {question.answer ? <p>{question.answer}</p> : unanswered(question)}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
