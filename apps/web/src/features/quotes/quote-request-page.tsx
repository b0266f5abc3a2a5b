import { QUOTE_LIMITS } from '@tedarik/fields';
import { useEffect, useRef } from 'react';
import { Link } from '../../lib/router/link.js';
import { useLoaderData, useParams, useRevalidator } from '../../lib/router/router-context.js';
import { NoScriptNotice } from '../../components/no-script-notice.js';
import { Notice } from '../../components/notice.js';
import { SignInLink } from '../../components/sign-in-panel.js';
import { paths } from '../../config/paths.js';
import {
  AcceptQuoteOffer,
  AnswerQuoteQuestion,
  CloseQuoteRequest,
  ConfirmQuoteRequest,
} from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useServices } from '../../lib/services.js';
import { isRequestId, type OwnRequest, type OwnRequestData } from './api/load-quote-request.js';
import { buyingMessages } from './buying.messages.js';
import { ActButton } from './components/act-button.js';
import { OfferTable } from './components/offer-table.js';
import { QuoteContact } from './components/quote-contact.js';
import { QuoteFacts } from './components/quote-facts.js';
import { QuoteMissing } from './components/quote-missing.js';
import { QuoteQuestions } from './components/quote-questions.js';
import { QuoteStatus } from './components/quote-status.js';
import { TextForm } from './components/text-form.js';
import { quotesMessages } from './quotes.messages.js';

/** /taleplerim/:key: a request as its buyer sees it. Confirming needs a click on a button, because mail scanners open every link. */
export function QuoteRequestPage() {
  const answer = useLoaderData<OwnRequestData>();
  if (answer.state === 'private') return <OfAnAccount />;
  return answer.state === 'loaded' ? <Request request={answer.request} /> : <QuoteMissing answer={answer} />;
}

function Request({ request }: { request: OwnRequest }) {
  const messages = useMessages(buyingMessages);
  const { query } = useServices();
  const key = useParams()['key']!;
  const isRunning = request.status === 'open' || request.status === 'deciding';
  return (
    <div className="wrap quotes">
      <PageHead head={personal(request.what, messages.lead)} />
      <header className="quote-head">
        <QuoteStatus status={request.status} />
        <h1>{request.what}</h1>
        <p className="muted">{messages.lead}</p>
      </header>
      {(isRunning || request.status === 'unconfirmed') && <NoScriptNotice />}
      {request.status === 'unconfirmed' && (
        <section className="panel" aria-labelledby="quote-confirm">
          <h2 id="quote-confirm">{messages.confirmTitle}</h2>
          <p>{messages.confirmText(request.recipients.filter(({ state }) => state === 'waiting').length)}</p>
          {isRequestId(key) ? (
            <p>{messages.confirmByMail}</p>
          ) : (
            <div className="quote-acts">
              <ActButton className="button" work={() => query(ConfirmQuoteRequest, { key })}>
                {messages.confirm}
              </ActButton>
            </div>
          )}
        </section>
      )}
      {request.contact && <QuoteContact text={messages.acceptedText} contact={request.contact} />}
      <Closed request={request} />
      {request.status !== 'unconfirmed' && <Offers request={request} />}
      <QuoteFacts request={request} noteTitle={messages.ownNote} />
      {request.status !== 'unconfirmed' && (
        <QuoteQuestions
          questions={request.questions}
          unanswered={({ id: questionId }) =>
            isRunning && (
              <TextForm
                name="answer"
                label={messages.answer}
                help={messages.answerHelp}
                submit={messages.sendAnswer}
                limits={QUOTE_LIMITS.answer}
                send={(text, commandId) => query(AnswerQuoteQuestion, { key, questionId, answer: text, commandId })}
              />
            )
          }
        />
      )}
      <section className="panel" aria-labelledby="quote-firms">
        <h2 id="quote-firms">{messages.firms}</h2>
        <ul className="quote-firms">
          {request.recipients.map(({ id, businessName, businessSlug, state }) => (
            <li key={id}>
              <Link to={paths.business(businessSlug)}>{businessName}</Link>{' '}
              <span className="muted">
                {request.offers?.some((offer) => offer.id === id)
                  ? messages.offered
                  : messages[state as 'waiting' | 'invited' | 'declined' | 'unreachable']}
              </span>
            </li>
          ))}
        </ul>
        {(isRunning || request.status === 'unconfirmed') && (
          <div className="quote-acts">
            <ActButton work={() => query(CloseQuoteRequest, { key })} question={messages.closeQuestion}>
              {messages.close}
            </ActButton>
          </div>
        )}
      </section>
    </div>
  );
}

function Closed({ request: { closedBecause } }: { request: OwnRequest }) {
  const messages = useMessages(buyingMessages);
  if (!closedBecause) return null;
  const why: Record<string, string> = {
    withdrawn: messages.closedWithdrawn,
    lapsed: messages.closedLapsed,
    abuse: messages.closedAbuse,
  };
  return <Notice>{why[closedBecause]}</Notice>;
}

function Offers({ request }: { request: OwnRequest }) {
  const messages = useMessages(buyingMessages);
  const { query } = useServices();
  const key = useParams()['key']!;
  const { offers, offerCount, status, acceptedId } = request;
  const mayAccept = status === 'open' || status === 'deciding';
  return (
    <section className="panel" aria-labelledby="quote-offers">
      <h2 id="quote-offers">{messages.offers}</h2>
      {!offers && <p>{status === 'closed' ? messages.neverOpened(offerCount) : messages.sealedCount(offerCount)}</p>}
      {offers?.length === 0 && <p>{status === 'open' ? messages.noOffers : messages.noneCame}</p>}
      {offers && offers.length > 0 && (
        <OfferTable
          request={request}
          offers={offers}
          act={({ id }, businessName) => (
            <>
              {id === acceptedId && <span className="badge open">{messages.chosen}</span>}
              {mayAccept && (
                <ActButton
                  className="button"
                  work={() => query(AcceptQuoteOffer, { key, offerId: id })}
                  question={messages.acceptQuestion(businessName)}
                >
                  {messages.accept}
                </ActButton>
              )}
            </>
          )}
        />
      )}
    </section>
  );
}

/** Loads the request again in the browser, with the session; a visitor with another account has to sign in. */
function OfAnAccount() {
  const messages = useMessages(buyingMessages);
  const shared = useMessages(quotesMessages);
  const { revalidate } = useRevalidator();
  const key = useParams()['key']!;
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void revalidate();
  }, [revalidate]);
  return (
    <div className="wrap account-frame">
      <PageHead head={personal(messages.privateTitle, shared.facts)} />
      <h1>{messages.privateTitle}</h1>
      <p className="muted">{messages.privateText}</p>
      <SignInLink path={paths.quoteRequest(key)} />
    </div>
  );
}

export { QuoteRequestPage as Component };
export { loadQuoteRequest as loader } from './api/load-quote-request.js';
