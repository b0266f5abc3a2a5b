import { QUOTE_LIMITS } from '@tedarik/fields';
import { useLoaderData, useParams } from '../../lib/router/router-context.js';
import { Notice } from '../../components/notice.js';
import {
  AskQuoteQuestion,
  DeclineQuoteRequest,
  ResumeQuoteMails,
  StopQuoteMails,
  WithdrawQuoteOffer,
} from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useServices } from '../../lib/services.js';
import type { Invitation, InvitationData } from './api/load-quote-invitation.js';
import { ActButton } from './components/act-button.js';
import { OfferFacts } from './components/offer-facts.js';
import { OfferForm } from './components/offer-form.js';
import { QuoteContact } from './components/quote-contact.js';
import { QuoteFacts } from './components/quote-facts.js';
import { QuoteMissing } from './components/quote-missing.js';
import { QuoteQuestions } from './components/quote-questions.js';
import { QuoteStatus } from './components/quote-status.js';
import { TextForm } from './components/text-form.js';
import { offeringMessages } from './offering.messages.js';
import { quotesMessages } from './quotes.messages.js';

/** /teklif/:token: a request as one of its suppliers sees it. */
export function QuoteInvitationPage() {
  const answer = useLoaderData<InvitationData>();
  return answer.state === 'loaded' ? (
    <InvitationView invitation={answer.invitation} />
  ) : (
    <QuoteMissing answer={answer} />
  );
}

function InvitationView({ invitation }: { invitation: Invitation }) {
  const messages = useMessages(offeringMessages);
  const shared = useMessages(quotesMessages);
  const { query } = useServices();
  const token = useParams()['token']!;
  const isOpen = invitation.status === 'open';
  const lead = messages.lead(invitation.businessName);
  return (
    <div className="wrap quotes">
      <PageHead head={personal(invitation.what, lead)} />
      <header className="quote-head">
        <QuoteStatus status={invitation.status} />
        <h1>{invitation.what}</h1>
        <p className="muted">{lead}</p>
      </header>
      {invitation.contact && <QuoteContact text={messages.acceptedText} contact={invitation.contact} />}
      <Outcome invitation={invitation} />
      <QuoteFacts request={invitation} noteTitle={shared.note} />
      {!isOpen && invitation.offer && <OfferFacts offer={invitation.offer} request={invitation} />}
      {isOpen && (
        <section className="panel" aria-labelledby="quote-offer">
          <h2 id="quote-offer">{messages.yourOffer}</h2>
          <p className="muted quote-lead">{messages.offerLead}</p>
          <OfferForm key={invitation.offer?.changedAt} token={token} invitation={invitation} />
          <div className="quote-acts">
            {invitation.offer ? (
              <ActButton
                key="withdraw"
                work={() => query(WithdrawQuoteOffer, { token })}
                question={messages.withdrawQuestion}
              >
                {messages.withdraw}
              </ActButton>
            ) : (
              !invitation.hasDeclined && (
                <ActButton
                  key="decline"
                  work={() => query(DeclineQuoteRequest, { token })}
                  question={messages.declineQuestion}
                >
                  {messages.decline}
                </ActButton>
              )
            )}
          </div>
        </section>
      )}
      <QuoteQuestions questions={invitation.questions} unanswered={() => <p className="muted">{shared.notAnswered}</p>}>
        {isOpen && (
          <TextForm
            name="question"
            label={messages.questionToBuyer}
            help={messages.askHelp}
            submit={messages.sendQuestion}
            limits={QUOTE_LIMITS.question}
            send={(question, commandId) => query(AskQuoteQuestion, { token, question, commandId })}
          />
        )}
      </QuoteQuestions>
      <section className="panel" aria-labelledby="quote-mails">
        <h2 id="quote-mails">{messages.mails}</h2>
        <p role="status">{invitation.isStopped ? messages.stopped : messages.mailsText}</p>
        <div className="quote-acts">
          {invitation.isStopped ? (
            // Needs confirmation, because the second click of a double click would hit this button in place of the first.
            <ActButton key="resume" work={() => query(ResumeQuoteMails, { token })} question={messages.resumeQuestion}>
              {messages.resume}
            </ActButton>
          ) : (
            <ActButton key="stop" work={() => query(StopQuoteMails, { token })}>
              {messages.stop}
            </ActButton>
          )}
        </div>
      </section>
    </div>
  );
}

/** The outcome of the request or of the supplier's part in it. */
function Outcome({ invitation: { status, isAccepted, hasDeclined, isStopped, offer } }: { invitation: Invitation }) {
  const messages = useMessages(offeringMessages);
  if (isAccepted) return null;
  const said: Record<string, string | false> = {
    open: hasDeclined && messages.declined,
    deciding: offer && !isStopped ? messages.deciding : messages.decidingUnmailed,
    accepted: messages.lost,
    closed: messages.closed,
  };
  return said[status] && <Notice>{said[status]}</Notice>;
}

export { QuoteInvitationPage as Component };
export { loadQuoteInvitation as loader } from './api/load-quote-invitation.js';
