import { moneyText } from '../../../lib/money.ts'
import type { Ask, BoxId, BoxStep, Message, Tenders } from './tenders-state.ts'

type Said = Omit<Message, 'id'>

const wrong = (text: string): Said => ({ kind: 'wrong', text, why: null, clockMs: 5000 })

// The texts of the seeds, letter by letter.
export const NO_CODE = wrong('PLESE ENTER A VALID CUPON CODE')
export const NO_COUPONS = wrong('You Do Not Have Any Coupon Code To Apply')
export const NO_AMOUNT = wrong('Please Enter Cash Card Amount')

export const MALFORMED_CODE = wrong('A coupon code has letters and digits only. Please look at it again: nothing was changed.')

/** The points' own error is short and soon gone (A8.6): why stands beside it until the box is touched. */
const pointsError = (why: string): Said => ({ kind: 'wrong', text: 'Error', why, clockMs: 3000 })
export const NO_POINTS = pointsError('Choose a kind of points and say how many. Nothing was changed.')

/** What is said once a change is done; null where the box shows it by itself. */
export function doneText({ box, act }: Ask): Said | null {
  if (box !== 'cash') return null
  return { ...wrong(act === 'apply' ? 'CASH APPLIED SUCCESSFULLY' : 'CASH RELEASED SUCCESSFULLY'), kind: 'done' }
}

/** What is said of a change that was refused, with the server's own sentence. */
export function refusedText({ box, act }: Ask, message: string): Said {
  if (act === 'apply' && box === 'cash') return { ...wrong('FAILED TO APPLY CASH CARD'), why: message }
  return act === 'apply' && box === 'points' ? pointsError(message) : wrong(message)
}

/** Puts a box where it now stands, and says so in it. */
export const say = (state: Tenders, box: BoxId, step: BoxStep, said: Said | null): Tenders => ({
  ...state,
  said: state.said + 1,
  boxes: { ...state.boxes, [box]: { step, message: said && { ...said, id: state.said } } },
})

/** That an amount was cut to what can be used. */
export const mostCash = (cap: number, currency: string, isAllTheyHold: boolean): string =>
  isAllTheyHold ? `Your cash cards hold ${moneyText(cap, currency)}: that is the most.` : `${moneyText(cap, currency)} is all that is due: that is the most.`

export const mostPoints = (cap: number, isAllThereAre: boolean): string =>
  isAllThereAre ? `You have ${countText(cap)} of these: that is the most.` : `${countText(cap)} pay all that points can: that is the most.`

export const countText = (count: number): string => count.toLocaleString('en-US')
