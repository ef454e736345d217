import type { Price } from '@sojourn/contracts'
import { dayText, say } from '@sojourn/i18n'
import type { HoldWords } from '../../../features/choose-and-hold/index.ts'
import { countText } from '../../../lib/score.ts'

/** What is said of a rate that changed, is gone or was refused. */
export const stayHoldWords: HoldWords = {
  later: say`at the property`,
  base: ({ per_night: { length } }) => (length > 0 ? say`Room, ${countText(length, 'night')}` : 'Room'),
  why: (seen, price, direction) => {
    const nights = movedNights(seen, price)
    if (nights) return say`The hotel asks ${direction === 'down' ? 'less' : 'more'} for ${nights} since you looked.`
    return seen.base === price.base && direction !== 'same' ? say`The room costs what it did; taxes or fees of the place changed.` : ''
  },
  gone: (isMoreLeft) =>
    isMoreLeft
      ? say`Nothing was held or charged. These are free for the same nights; choose again to go on.`
      : say`Nothing was held or charged, and nothing else here is free for these nights. Other dates may be.`,
  refusal(code, message) {
    switch (code) {
      case 'too_many_holds':
        return {
          title: say`You hold several stays already`,
          text: say`Finish one of them, or wait until its hold runs out, which takes 15 minutes at most. Nothing was held or charged just now.`,
        }
      case 'unknown_rate':
      case 'does_not_fit':
        return {
          title: say`This rate is no longer offered`,
          text: say`The hotel took it back, or it does not fit your party. Please choose another. Nothing was held or charged.`,
        }
      case 'bad_dates':
        return { title: say`These dates cannot be booked`, text: say`${message} Choose other dates above. Nothing was held or charged.` }
      default:
        return null
    }
  },
}

/** The nights whose price moved, in words; null where none did. */
function movedNights(seen: Price, price: Price): string | null {
  const earlier = new Map(seen.per_night.map(({ date, amount }) => [date, amount]))
  const moved = price.per_night.filter(({ date, amount }) => earlier.has(date) && earlier.get(date) !== amount)
  if (moved.length === 0) return null
  const isEveryNight = moved.length === price.per_night.length && moved.length > 1
  return isEveryNight ? 'every night' : moved.map(({ date }) => dayText(date)).join(', ')
}
