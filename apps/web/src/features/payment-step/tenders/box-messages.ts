import type { AppliedTenders } from '@sojourn/contracts'
import { moneyText, plural, say } from '@sojourn/i18n'
import { type Ask, type BoxId, type BoxStep, chosenType, type Message, type Tenders } from './tenders-state.ts'

type Said = Omit<Message, 'id'>

const wrong = (text: string): Said => ({ kind: 'wrong', text, why: null, clockMs: 5000 })

// The texts of the seeds, letter by letter.
export const NO_CODE = wrong(say`PLESE ENTER A VALID CUPON CODE`)
export const NO_COUPONS = wrong(say`You Do Not Have Any Coupon Code To Apply`)
export const NO_AMOUNT = wrong(say`Please Enter Cash Card Amount`)

export const MALFORMED_CODE = wrong(say`A coupon code has only letters and digits. Please check it and try again.`)

/** The points' own error is short and soon gone (A8.6): the reason stays next to it until the box is touched. */
export const pointsError = (why: string): Said => ({ kind: 'wrong', text: say`Error`, why, clockMs: 3000 })
export const NO_POINTS = pointsError(say`Choose a type of points and enter how many to use.`)

export const TWO_DECIMALS = say`An amount can have at most two decimals.`
export const DIGITS_ALONE = say`An amount has digits only, without a minus sign.`
export const NO_DECIMALS = say`An amount in this currency has no decimals.`
export const WHOLE_POINTS = say`Points can only be used as whole numbers.`
export const PART_OF_POINT = pointsError(WHOLE_POINTS)

/** What is said once a change is done, and why it is less than was asked for; null where the box shows all of it already. */
export function doneText(ask: Ask, before: Tenders, { cash_card, points }: AppliedTenders): Said | null {
  const done = { kind: 'done', text: null, why: null, clockMs: 5000 } as const
  if (ask.act === 'apply' && ask.box === 'points' && points && points.points < ask.points) {
    return { ...done, why: mostPoints(points.points, points.points === chosenType(before)?.points) }
  }
  if (ask.box !== 'cash') return null
  if (ask.act === 'remove') return { ...done, text: say`CASH RELEASED SUCCESSFULLY` }
  const isCut = cash_card !== null && 'amount' in ask && cash_card.amount < Number(ask.amount)
  const { stored } = before.facts
  const isAll = stored.step === 'ready' && stored.value.cash === cash_card?.amount
  return { ...done, text: say`CASH APPLIED SUCCESSFULLY`, why: isCut ? mostCash(cash_card.amount, cash_card.currency, isAll) : null }
}

/** No answer: that is no refusal. `isKnown`: the state was read again, and the box shows it. */
export const unansweredText = ({ box, act }: Ask, isKnown: boolean): Said => ({
  // Known not to be applied it has failed (A8.4), whichever call was not answered.
  ...wrong(isKnown && act === 'apply' && box === 'cash' ? say`FAILED TO APPLY CASH CARD` : say`We lost the connection.`),
  why: isKnown ? say`This is up to date now. Please try again.` : say`We don't know yet if it worked. Please check again once you're connected.`,
})

/** What is said of a change that was refused, with the server's own sentence. */
export function refusedText({ box, act }: Ask, message: string): Said {
  if (act === 'apply' && box === 'cash') return { ...wrong(say`FAILED TO APPLY CASH CARD`), why: message }
  return act === 'apply' && box === 'points' ? pointsError(message) : wrong(message)
}

/** Puts a box into its new state, with its message. */
export const withMessage = (state: Tenders, box: BoxId, step: BoxStep, said: Said | null): Tenders => ({
  ...state,
  said: state.said + 1,
  boxes: { ...state.boxes, [box]: { step, message: said && { ...said, id: state.said } } },
})

/** That an amount was cut to what can be used. */
export const mostCash = (cap: number, currency: string, isAllTheyHold: boolean): string =>
  isAllTheyHold
    ? say`Your cash cards have ${moneyText(cap, currency)}, so that's the most you can use.`
    : say`Only ${moneyText(cap, currency)} is due, so that's the most you can use.`

export const mostPoints = (cap: number, isAllThereAre: boolean): string =>
  isAllThereAre
    ? say`You have ${plural(cap, { one: '# point', other: '# points' })}, so that's the most you can use.`
    : say`You can use at most ${plural(cap, { one: '# point', other: '# points' })} here.`
