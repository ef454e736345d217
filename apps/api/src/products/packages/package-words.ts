import { plural, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'
import { packageLaw } from '../../sale/package-law.ts'
import type { LineWords } from '../../sale/quote.ts'
import { type DiscountOf, FARE_PERCENT, STAY_PERCENT } from './discounts.ts'
import type { MisfitReason } from './fit.ts'

/** What is stored of a discount. */
export interface DiscountReason {
  readonly of: DiscountOf
}

export const isDiscountReason = (why: unknown): why is DiscountReason => {
  const { of } = Object(why) as { readonly of?: unknown }
  return of === 'stay' || of === 'fares'
}

export function discountWords({ of }: DiscountReason): LineWords {
  switch (of) {
    case 'stay':
      return { label: say`Package discount: nights`, rule: say`Up to ${STAY_PERCENT}% of the price of the nights, out of our share` }
    case 'fares':
      return { label: say`Package discount: flights`, rule: say`Up to ${FARE_PERCENT}% of the fares, taken off your nights` }
    default:
      return never(of)
  }
}

export const packageTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your package costs`,
  waitingForPayment: say`All parts of your package are held. We're waiting for your payment.`,
  waitingForGuarantee: say`All parts of your package are held. We're waiting for the card that guarantees them, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming all parts of your package.`,
  expired: say`You didn't pay in time, so all parts of your package were released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: a part of your package sold out before we could confirm it.`,
  tooLateToCancel: say`Your trip is over, so this package can no longer be canceled. Nothing was changed.`,
})

/** A package of two parts by what both are called, one of more by the first. */
export function packageTitle([first = '', second = '', ...others]: readonly string[]): string {
  return others.length === 0 ? say`${first} and ${second}` : say`${first} and ${plural(others.length + 1, { one: '# more', other: '# more' })}`
}

/** Why parts are not sold as one trip, and what to do. */
export function misfitText(reason: MisfitReason): string {
  switch (reason) {
    case 'kinds':
      return say`A package has at least two kinds of travel, such as a flight and a hotel. Please add another one.`
    case 'twice':
      return say`A package has one flight there and back, and one place to stay. Please choose one of each.`
    case 'people':
      return say`The flight and the rooms are for different people. Please choose both for the same party.`
    case 'check_in':
      return say`The nights don't begin on the day you land. Please choose other flights or other nights.`
    case 'check_out':
      return say`The nights don't end on the day you fly back. Please choose other flights or other nights.`
    case 'too_early':
      return say`A part of your package begins before you arrive. Please choose another time.`
    case 'too_late':
      return say`A part of your package ends too late for your way back. Please choose another time.`
    case 'overlap':
      return say`Two parts of your package are at the same time. Please choose another time for one of them.`
    case 'elsewhere':
      return say`A part of your package is somewhere else. Please choose one where you stay.`
    default:
      return never(reason)
  }
}

/** What the law has told of a package that its traveller puts together. */
export const packageInformation = () =>
  packageLaw(say`What you put together here is a package in the sense of Directive (EU) 2015/2302, and all rights of a package are yours.`)

/** What a change of the flight does to the rest. */
export const protectionWords = ({ hasFlight, hasTransfer }: { readonly hasFlight: boolean; readonly hasTransfer: boolean }) => ({
  title: say`Your connections are protected`,
  amount: 0,
  lines: [
    ...(hasFlight ? [say`If your flight moves by three hours or more, you accept it, choose another one, or get everything back for the whole package.`] : []),
    ...(hasTransfer ? [say`If your flight is given another time and you accept it, your transfer moves with it at no cost.`] : []),
    say`It costs nothing: it is in the price.`,
  ],
})
