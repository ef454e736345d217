import type { Price } from '@sojourn/contracts'
import { andText, dayText, say, sentencesText } from '@sojourn/i18n'
import { type HoldWords, holdsEndText } from '../../../features/choose-and-hold/index.ts'
import type { StayProduct } from '../stay-product.ts'

/** What is said of a rate that changed, is gone or was refused. */
export const stayHoldWords = ({ words }: StayProduct): HoldWords => ({
  later: say`at the property`,
  base: ({ per_night: { length } }) => (length > 0 ? words.unitNights(length) : words.unit),
  why: (seen, price, direction) => {
    if (direction === 'same') return ''
    const moved = movedNights(seen, price)
    if (moved === 'every') return direction === 'down' ? say`Every night costs less than when you looked.` : say`Every night costs more than when you looked.`
    if (moved) {
      const nights = andText(moved)
      return direction === 'down' ? say`The price for ${nights} went down since you looked.` : say`The price for ${nights} went up since you looked.`
    }
    return seen.base === price.base ? say`The nightly rate is the same, but taxes or fees changed.` : ''
  },
  gone: (isMoreLeft) =>
    isMoreLeft
      ? say`Nothing was held or charged. These are still available for the same nights.`
      : say`Nothing was held or charged. Nothing else is available here for these nights, so try other dates.`,
  refusal(code, message, waitMinutes) {
    switch (code) {
      case 'too_many_holds':
        return {
          title: say`You're already holding several stays`,
          text: holdsEndText(waitMinutes),
        }
      case 'unknown_rate':
      case 'does_not_fit':
        return {
          title: say`This rate is no longer available`,
          text: say`Nothing was held or charged. It sold out or doesn't fit your group, so please choose another.`,
        }
      case 'bad_dates':
        return { title: say`These dates can't be booked`, text: sentencesText([message, say`Nothing was held or charged; choose other dates above.`]) }
      default:
        return null
    }
  },
})

/** The nights whose price moved; null where none did. */
function movedNights(seen: Price, price: Price): 'every' | readonly string[] | null {
  const earlier = new Map(seen.per_night.map(({ date, amount }) => [date, amount]))
  const moved = price.per_night.filter(({ date, amount }) => earlier.has(date) && earlier.get(date) !== amount)
  if (moved.length === 0) return null
  const isEveryNight = moved.length === price.per_night.length && moved.length > 1
  return isEveryNight ? 'every' : moved.map(({ date }) => dayText(date))
}
