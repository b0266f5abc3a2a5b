import { useSelector } from 'react-redux';
import { defineSlice } from './define-slice.js';

/** The signed-in account as the server returns it. */
export interface Visitor {
  id: string;
  name: string;
  /** True once the e-mail address is confirmed; required to post reviews. */
  verified: boolean;
}

/** `unknown` on the server and until the session is loaded, because a page's HTML is the same for everybody. */
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
  /** The session was loaded. A sign-in or sign-out in the meantime takes precedence over the reply. */
  sessionLearned(state, { visitor, isAdmin }: { visitor: Visitor | null; isAdmin: boolean }): Session {
    return state.state === 'unknown' ? become({ ...state, isAdmin }, visitor) : { ...state, isAdmin };
  },
  /** The visitor signed in or out, changed their name, or the session has ended. */
  visitorChanged: (state, visitor: Visitor | null): Session => become(state, visitor),
});

export const { sessionLearned, visitorChanged } = slice.actions;
export const sessionReducer = slice.reducer;

/** The session of the current visitor. */
export const useSession = (): Session => useSelector((state: { session: Session }) => state.session);
