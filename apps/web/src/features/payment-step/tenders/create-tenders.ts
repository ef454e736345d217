import type { CheckoutMoney } from '@sojourn/contracts'
import { isUnanswered } from '../refusals.ts'
import { keepCouponInfo } from './coupon-info.ts'
import { change, lookUp, moneyNow, type OfCheckout } from './tenders-api.ts'
import { next, tendersOf } from './tenders-machine.ts'
import { type AppliedNow, type BoxId, type Fact, type Facts, heldBy, type TenderEvent, type Tenders } from './tenders-state.ts'

/** The callbacks of the page around the boxes. */
export type News =
  /** How the checkout is paid has changed. `isOpen`: no booking waits for its payment any more, whatever the page knows. */
  | { readonly type: 'money'; readonly money: CheckoutMoney; readonly isOpen: boolean }
  /** What the page shows may be no longer true: the hold is over, another tab was quicker, or no card is needed any more. */
  | { readonly type: 'stale' }
  | { readonly type: 'signed_out' }
  | { readonly type: 'demo' }
  /** A message that clears after a time: to be stored where it can be read again. */
  | { readonly type: 'said'; readonly text: string }

export interface TendersStore {
  snapshot(): Tenders
  subscribe(listener: () => void): () => void
  send(event: TenderEvent): void
  /** Looks up again what the person has. */
  look(): Promise<void>
}

/** The boxes of one checkout: the machine, and what it asks of the server, of the clock and of the page. */
export function createTenders(of: OfCheckout, now: AppliedNow, locked: boolean, notify: (news: News) => void): TendersStore {
  const listeners = new Set<() => void>()
  let state = tendersOf(now, locked)
  let looks = 0
  keepCouponInfo(state.applied.coupon)

  const send = (event: TenderEvent): void => {
    const before = state
    state = next(before, event)
    if (state === before) return
    if (state.applied.coupon !== before.applied.coupon) keepCouponInfo(state.applied.coupon)
    for (const id of Object.keys(state.boxes) as BoxId[]) clockOf(before, id)
    for (const listener of listeners) listener()
    if (state.ask && state.ask !== before.ask) void perform(state)
    // Changed elsewhere: so is what there is to use.
    if (event.type === 'synced' && JSON.stringify(state.applied) !== JSON.stringify(before.applied)) void look()
  }
  /** A message clears after its time, and is stored where it can be read again. */
  const clockOf = (before: Tenders, box: BoxId): void => {
    const message = state.boxes[box]?.message
    if (!message?.text || message.id === before.boxes[box]?.message?.id) return
    setTimeout(() => send({ type: 'cleared', box, id: message.id }), message.clockMs)
    notify({ type: 'said', text: message.why ? `${message.text}: ${message.why}` : message.text })
  }
  const perform = async ({ ask, due }: Tenders): Promise<void> => {
    if (!ask) return
    const answer = await change(of, ask)
    if (!answer.ok && !isUnanswered(answer)) {
      send({ type: 'refused', message: answer.message })
      const news = newsOf(answer.code)
      return news ? notify(news) : catchUp()
    }
    // No answer: it may have been done all the same, so the checkout's state is read.
    const checkout = answer.ok ? { ...answer.data.checkout, state: 'open' } : await moneyNow(of)
    if (!checkout) return send({ type: 'unanswered', isKnown: false })
    const { tenders: applied } = checkout
    const isDone = answer.ok || (heldBy(applied, ask.box) !== null) === (ask.act === 'apply')
    if (isDone) send({ type: 'answered', applied, due: checkout.due, elsewhere: checkout.held_elsewhere })
    else send({ type: 'unanswered', isKnown: true })
    notify({ type: 'money', money: checkout, isOpen: checkout.state === 'open' })
    // By which way it is paid is the server's word.
    if ((due.card === 0) !== (checkout.due.card === 0)) notify({ type: 'stale' })
    await look()
  }
  /** What was refused may have opened the checkout again before, and says what is held elsewhere by now. */
  const catchUp = async (): Promise<void> => {
    const checkout = await moneyNow(of)
    if (!checkout || state.ask) return
    send({ type: 'synced', applied: checkout.tenders, due: checkout.due, elsewhere: checkout.held_elsewhere })
    notify({ type: 'money', money: checkout, isOpen: checkout.state === 'open' })
  }
  const look = async (): Promise<void> => {
    looks += 1
    const mine = looks
    const facts = await lookUp(of)
    // A later look knows better; what was known before one that failed stays.
    if (mine === looks) send({ type: 'looked', facts: worthKnowing(facts, state.facts) })
  }
  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    look,
  }
}

// The checkout is not as the page shows it: it was changed, booked or ended elsewhere.
const STALE: readonly string[] = [
  'coupon_applied',
  'cash_applied',
  'points_applied',
  'card_applied',
  'already_booked',
  'checkout_expired',
  'not_found',
  'nothing_due',
  'currency_differs',
]

/** What a refusal means for the page around the boxes. */
function newsOf(code: string): News | null {
  if (code === 'not_signed_in') return { type: 'signed_out' }
  if (code === 'demo_account') return { type: 'demo' }
  return STALE.includes(code) ? { type: 'stale' } : null
}

const worthKnowing = (facts: Facts, known: Facts): Partial<Facts> =>
  Object.fromEntries(
    (Object.keys(facts) as Fact[]).filter((fact) => facts[fact].step === 'ready' || known[fact].step !== 'ready').map((fact) => [fact, facts[fact]]),
  )
