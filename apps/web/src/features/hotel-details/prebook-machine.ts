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
  /** Words for the code are found where it is drawn (`refusal-words.ts`). */
  | { readonly step: 'refused'; readonly rateId: string; readonly code: string; readonly message: string }
  /** Not even the part of the page that would say more could be fetched. */
  | { readonly step: 'unreached'; readonly rateId: string }

export const CHOOSING: Attempt = { step: 'choosing' }

/** While a choice is on its way nothing else may be chosen. */
export const isBusy = (attempt: Attempt): boolean => attempt.step === 'asking' || attempt.step === 'held'

/** More is to be said than a button can: it is fetched by whom it concerns. */
export const isTold = ({ step }: Attempt): boolean => step === 'changed' || step === 'gone' || step === 'too_soon' || step === 'refused'

/** What the answer to a choice means. */
export function attemptOf({ rate_id: rateId, price: seen }: Choice, answer: Answer<Prebooked>): Attempt {
  if (!answer.ok) {
    if (answer.code !== 'too_soon') return { step: 'refused', rateId, code: answer.code, message: answer.message }
    const { earliest } = answer.data
    return { step: 'too_soon', rateId, earliest: typeof earliest === 'string' ? earliest : null }
  }
  const { checkoutId, price, isPriceChange, isSelectDiffRoom, old_price, alternatives } = answer.data
  if (isSelectDiffRoom) return { step: 'gone', rateId, alternatives }
  // The flag and the figures must agree; where they do not, the person is asked rather than charged more.
  if (isPriceChange || price.total !== seen.total) return { step: 'changed', rateId, oldTotal: old_price ?? seen.total, seen, price, checkoutId }
  if (checkoutId) return { step: 'held', rateId, checkoutId }
  return { step: 'refused', rateId, code: 'unreadable', message: '' }
}

/** True where the same question may be asked again with the same key: nobody knows yet whether it was answered. */
export const isUnanswered = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.code === 'offline' || answer.code === 'unreadable' || answer.code === 'in_flight')
