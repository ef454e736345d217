import { moneyText, plural, say, sayAs, wallClockText } from '@sojourn/i18n'
import type { CancelPart } from './wire.ts'

// What pages, mails and messages say about cancelling is written here and nowhere else.

/** A point of the line that shows what cancelling means: until when something holds, or from when. */
export interface CancelPoint {
  readonly tone: 'free' | 'part' | 'end'
  readonly title: string
  readonly text: string
}

export const isFreePart = ({ lose, discounts }: Pick<CancelPart, 'lose' | 'discounts'>): boolean =>
  lose === 0 && discounts.every(({ amount, back }) => back === amount)

/** What is lost, as the object of "lose": money, a discount, or both. */
function lossText({ lose, currency, discounts }: CancelPart): string {
  const gone = discounts.filter(({ amount, back }) => back < amount)
  const money = moneyText(lose, currency)
  if (gone.length === 0) return money
  const coupon = gone.every(({ kind }) => kind === 'coupon')
  if (lose === 0) return coupon ? sayAs('what is lost')`the coupon` : sayAs('what is lost')`the discount`
  return coupon ? sayAs('what is lost')`${money} and the coupon` : sayAs('what is lost')`${money} and the discount`
}

/** A deadline by the clock of the place, which a traveler knows by its city; `null` where the page is about one place. */
export const timeText = (instant: string, city: string | null): string =>
  city ? say`${wallClockText(instant)} (${city} time)` : say`${wallClockText(instant)} (local time)`

/**
 * What cancelling one item means, sentence by sentence: `Free to cancel until Fri 12 Mar, 10:57 (Lisbon time), then you lose $348.52.` `parts` are those of the item, in order of
 * time. Nothing where only its supplier can say.
 */
export function cancelSentences(parts: readonly CancelPart[], city: string | null): string[] {
  const noShow = parts.find(({ kind }) => kind === 'no_show')
  const [first, ...others] = parts.filter((part) => part !== noShow)
  if (!first) return []
  const hasDiscount = isFreePart(first) && first.discounts.length > 0
  return [
    firstSentence(first, others[0], city),
    ...(hasDiscount
      ? [
          first.discounts.every(({ kind }) => kind === 'coupon')
            ? say`While it's free, your coupon comes back too.`
            : say`While it's free, your discount comes back too.`,
        ]
      : []),
    ...(isFreePart(first) ? others.slice(1) : others.filter((part, index) => lossText(part) !== lossText(others[index - 1] ?? first))).flatMap((part) =>
      part.from ? [say`From ${timeText(part.from, city)}, you lose ${lossText(part)}.`] : [],
    ),
    ...(noShow && !isFreePart(noShow) ? [say`If you don't show up, you lose ${lossText(noShow)}.`] : []),
  ]
}

interface SaidItem {
  readonly no: number
  readonly title: string
  readonly city: string | null
}

/** The same of an order: of several items each under its own name. */
export const orderSentences = (items: readonly SaidItem[], parts: readonly CancelPart[]): string[] =>
  items.flatMap(({ no, title, city }) => {
    const own = parts.filter(({ item_no }) => item_no === no)
    const said = cancelSentences(own, city)
    return items.length > 1 && said.length > 0 ? [`${title}:`, ...said] : said
  })

function firstSentence(first: CancelPart, next: CancelPart | undefined, city: string | null): string {
  if (!isFreePart(first)) return say`If you cancel, you lose ${lossText(first)}.`
  if (first.minutes !== null) return next ? freeMinutes(first.minutes, next) : say`You can cancel free of charge.`
  if (first.to === null) return say`You can cancel free of charge.`
  const until = timeText(first.to, city)
  return next ? say`Free to cancel until ${until}, then you lose ${lossText(next)}.` : say`Free to cancel until ${until}.`
}

function freeMinutes(minutes: number, next: CancelPart): string {
  const hours = wholeHours(minutes)
  return hours === null
    ? say`Free to cancel for ${plural(minutes, { one: '# minute', other: '# minutes' })} after booking, then you lose ${lossText(next)}.`
    : say`Free to cancel for ${plural(hours, { one: '# hour', other: '# hours' })} after booking, then you lose ${lossText(next)}.`
}

/** From two hours on, a time of whole hours is said in hours. */
const wholeHours = (minutes: number): number | null => (minutes >= 120 && minutes % 60 === 0 ? minutes / 60 : null)

/** Why cancelling gives nothing back: the terms keep what was paid, or nothing was. */
export const nothingBackText = (wasPaid: boolean): string =>
  wasPaid ? say`By its terms, nothing of what you paid is refunded.` : say`You weren't charged, so there is nothing to refund.`

/** What cancelling means in few words, next to a price: until when it is free, else that it is not refunded. */
export function cancelShortText(parts: readonly CancelPart[]): string {
  const [first, next] = parts.filter(({ kind }) => kind !== 'no_show')
  if (!first) return ''
  if (first.kind === 'undo') return next && next.refund > 0 ? say`Partly refundable` : nonRefundableText(first.minutes ?? 0)
  if (!isFreePart(first)) return first.refund > 0 ? say`Partly refundable` : say`Non-refundable`
  return first.to ? say`Free cancellation until ${timeText(first.to, null)}` : say`Free cancellation`
}

/** What is lost once it is not free any more; null where it stays so. */
export function afterFreeText(parts: readonly CancelPart[]): string | null {
  const next = parts.find((part) => part.kind !== 'no_show' && !isFreePart(part))
  return next ? say`After that, you lose ${lossText(next)}` : null
}

/** What is not refunded once the time is over in which it can be undone. */
export function nonRefundableText(undoMinutes: number): string {
  if (undoMinutes === 0) return say`Non-refundable`
  const hours = wholeHours(undoMinutes)
  return hours === null
    ? say`Non-refundable after ${plural(undoMinutes, { one: '# minute', other: '# minutes' })}`
    : say`Non-refundable after ${plural(hours, { one: '# hour', other: '# hours' })}`
}

/** The parts as points of a line that ends where the service begins; `end` is its beginning, a wall-clock text: `Fri 12 Mar, 15:00`. */
export function cancelPoints(parts: readonly CancelPart[], end: { readonly title: string; readonly at: string } | null): CancelPoint[] {
  const noShow = parts.find(({ kind }) => kind === 'no_show')
  const points = parts.filter((part) => part !== noShow).map((part, index) => pointOf(part, index > 0 ? say`after that` : say`from booking`))
  if (!end) return points
  const cost = noShow && !isFreePart(noShow) ? lossText(noShow) : null
  return [...points, { tone: 'end', title: end.title, text: cost ? say`${end.at}. If you don't show up, you lose ${cost}` : end.at }]
}

function pointOf(part: CancelPart, since: string): CancelPoint {
  if (isFreePart(part)) return { tone: 'free', title: say`Free to cancel`, text: freeTimeText(part) }
  return { tone: 'part', title: say`You lose ${lossText(part)}`, text: part.from ? sayAs('of a date')`from ${wallClockText(part.from)}` : since }
}

function freeTimeText({ minutes, to }: CancelPart): string {
  if (minutes === null) return to ? say`until ${wallClockText(to)}` : say`until it starts`
  const hours = wholeHours(minutes)
  return hours === null
    ? say`for ${plural(minutes, { one: '# minute', other: '# minutes' })} after booking`
    : say`for ${plural(hours, { one: '# hour', other: '# hours' })} after booking`
}
