import type { Answer, Prebooked, Rate } from './hotel-details-api.ts'

/** A rate as the person chose it: its price is what they saw. */
export type Choice = Pick<Rate, 'rate_id' | 'price'>

/** How far the choice of a rate has come. */
export type Attempt =
  | { readonly step: 'choosing' }
  | { readonly step: 'asking'; readonly rateId: string }
  /** The rooms are held: on to the checkout. */
  | { readonly step: 'held'; readonly rateId: string; readonly checkoutId: string }
  /** The total is another now: both are shown, and nothing goes on without a yes. `checkoutId` where the rooms are held at the new price already. */
  | {
      readonly step: 'changed'
      readonly rateId: string
      readonly oldTotal: number
      readonly seen: Rate['price']
      readonly price: Rate['price']
      readonly checkoutId: string | null
    }
  | { readonly step: 'gone'; readonly rateId: string; readonly alternatives: readonly Rate[] }
  /** The house takes nobody before this day. */
  | { readonly step: 'too_soon'; readonly rateId: string; readonly earliest: string | null }
  | { readonly step: 'refused'; readonly rateId: string; readonly title: string; readonly text: string; readonly again: boolean }

export const CHOOSING: Attempt = { step: 'choosing' }

/** While a choice is on its way nothing else may be chosen. */
export const isBusy = (attempt: Attempt): boolean => attempt.step === 'asking' || attempt.step === 'held'

/** Nothing goes on without an answer of the person. */
export const isAsked = (attempt: Attempt): boolean => attempt.step === 'changed' || attempt.step === 'gone' || attempt.step === 'too_soon'

/** What the answer to a choice means. */
export function attemptOf({ rate_id: rateId, price: seen }: Choice, answer: Answer<Prebooked>): Attempt {
  if (!answer.ok) {
    if (answer.code !== 'too_soon') return { step: 'refused', rateId, ...wordsOf(answer.code, answer.message) }
    const { earliest } = answer.data
    return { step: 'too_soon', rateId, earliest: typeof earliest === 'string' ? earliest : null }
  }
  const { checkoutId, price, isPriceChange, isSelectDiffRoom, old_price, alternatives } = answer.data
  if (isSelectDiffRoom) return { step: 'gone', rateId, alternatives }
  // The flag and the figures must agree; where they do not, the person is asked rather than charged more.
  if (isPriceChange || price.total !== seen.total) return { step: 'changed', rateId, oldTotal: old_price ?? seen.total, seen, price, checkoutId }
  if (checkoutId) return { step: 'held', rateId, checkoutId }
  return { step: 'refused', rateId, ...wordsOf('unreadable', '') }
}

/** True where the same question may be asked again with the same key: nobody knows yet whether it was answered. */
export const isUnanswered = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.code === 'offline' || answer.code === 'unreadable' || answer.code === 'in_flight')

/** An answer came, but not the part of the page that would show it. */
export const unshown = ({ rate_id: rateId }: Choice): Attempt => ({ step: 'refused', rateId, ...wordsOf('offline', '') })

interface Words {
  readonly title: string
  readonly text: string
  readonly again: boolean
}

function wordsOf(code: string, message: string): Words {
  switch (code) {
    case 'too_many_holds':
      return {
        title: 'You hold rooms in several stays already',
        text: 'Finish one of them, or wait until its hold runs out, which takes 15 minutes at most. Nothing was held or charged just now.',
        again: true,
      }
    case 'unknown_rate':
    case 'does_not_fit':
      return {
        title: 'This rate is no longer offered',
        text: 'The house took it back, or it does not fit your party. Please choose another. Nothing was held or charged.',
        again: false,
      }
    case 'bad_dates':
      return { title: 'These dates cannot be booked', text: `${message} Choose other dates above. Nothing was held or charged.`, again: false }
    case 'offline':
      return {
        title: 'You seem to be offline',
        text: 'We could not reach the house. Nothing was charged. Try again when you are connected; pressing twice holds the rooms once.',
        again: true,
      }
    case 'too_many_tries':
      return { title: 'That was a lot of tries', text: 'Please wait a minute and try again. Nothing was held or charged.', again: true }
    case 'internal':
    case 'unreadable':
      return {
        title: 'The room could not be held',
        text: 'The fault is ours. Nothing was charged. Please try again in a moment; pressing twice holds the rooms once.',
        again: true,
      }
    default:
      return { title: 'The room could not be held', text: `${message} Nothing was charged.`, again: true }
  }
}
