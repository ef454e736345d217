import { type Answer, type Ended, type EndQuote, endMembership, type HowToEnd, quoteEnd } from '../memberships-api.ts'

/** The state of ending a membership: what it means is shown first, one click ends it, and a receipt says when. */
export type Ending =
  | { readonly step: 'asking' }
  | { readonly step: 'quoted'; readonly quote: EndQuote; readonly problem: string | null }
  | { readonly step: 'ending'; readonly quote: EndQuote }
  | { readonly step: 'ended'; readonly quote: EndQuote; readonly ended: Ended }
  | { readonly step: 'refused'; readonly message: string; readonly mustSignIn: boolean }

export const quoted = (answer: Answer<EndQuote>): Ending =>
  answer.ok
    ? { step: 'quoted', quote: answer.data, problem: null }
    : { step: 'refused', message: answer.message, mustSignIn: answer.code === 'sign_in_needed' || answer.code === 'not_signed_in' }

export const askEnding = (token: string | null): Promise<Ending> => quoteEnd(token).then(quoted)

/** Ends it as it was quoted. What is refused leaves the quote, with the reason; nothing has happened then. */
export async function endNow(quote: EndQuote, how: HowToEnd, token: string | null): Promise<Ending> {
  const answer = await endMembership(how, token)
  return answer.ok ? { step: 'ended', quote, ended: answer.data } : { step: 'quoted', quote, problem: answer.message }
}

/** Whether it can be ended in this way now. */
export const canEnd = ({ cancel, withdraw }: EndQuote, how: HowToEnd): boolean => (how === 'withdraw' ? withdraw : cancel) !== null
