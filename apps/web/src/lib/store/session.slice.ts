import { useSelector } from 'react-redux';
import { defineSlice } from './define-slice.js';

/** The account somebody is signed in with, as the server says. */
export interface Visitor {
  id: string;
  name: string;
  /** Has followed the link in the mail: may post reviews. */
  verified: boolean;
}

/** `unknown` on the server and until the server was requested: a page's HTML is the same for everybody. */
export interface Session {
  state: 'unknown' | 'anonymous' | 'signed-in';
  visitor?: Visitor;
  isAdmin: boolean;
}

const become = (session: Session, visitor: Visitor | null): Session => ({
  isAdmin: session.isAdmin,
  ...(visitor
    ? { state: 'signed-in', visitor: { id: visitor.id, name: visitor.name, verified: visitor.verified } }
    : { state: 'anonymous' }),
});

const UNKNOWN: Session = { state: 'unknown', isAdmin: false };

const slice = defineSlice('session', UNKNOWN, {
  /** The server was requested who this is. What a visitor did in the meantime is newer than its answer. */
  sessionLearned(state, { visitor, isAdmin }: { visitor: Visitor | null; isAdmin: boolean }): Session {
    return state.state === 'unknown' ? become({ ...state, isAdmin }, visitor) : { ...state, isAdmin };
  },
  /** Somebody signed in, signed out, changed the name, or the session is found to have ended. */
  visitorChanged: (state, visitor: Visitor | null): Session => become(state, visitor),
});

export const { sessionLearned, visitorChanged } = slice.actions;
export const sessionReducer = slice.reducer;

/** Who is looking at the site. */
export const useSession = (): Session => useSelector((state: { session: Session }) => state.session);
