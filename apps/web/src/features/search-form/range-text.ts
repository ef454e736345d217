import { commaText, daysText } from '@sojourn/i18n'
import type { RangeKind } from './range-kind.ts'
import { lengthOf, type Range } from './range-pick.ts'

/** The length of a range, in words; null while it is incomplete. One day is complete where the product allows it. */
export function rangeText(range: Range, { least, single, lengthText }: RangeKind): string | null {
  const days = lengthOf(range)
  if (days > 0) return commaText([daysText(range.from, range.until), lengthText(days)])
  const isOneDay = (least === 0 || single === true) && range.from !== '' && range.from === range.until
  return isOneDay ? daysText(range.from, range.until) : null
}
