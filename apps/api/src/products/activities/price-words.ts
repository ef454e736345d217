import { percentText, plural, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { LineWords } from '../../sale/quote.ts'
import type { LineReason } from './domain/price.ts'

const OLDEST = 100

/** "Ages 6 to 12", "65 and older", "Everyone": who pays by some ages. */
export function agesText({ from, to }: { readonly from: number; readonly to: number }): string {
  if (from === 0 && to >= OLDEST) return say`Everyone`
  if (from === 0) return say`Up to ${to} years`
  return to >= OLDEST ? say`${from} years and older` : say`${from} to ${to} years`
}

/** What a line of a price is called, and by what rule it is due. */
export function lineWords(reason: LineReason): LineWords {
  switch (reason.of) {
    case 'ages':
      return {
        label: agesText(reason),
        rule: reason.percent === 0 ? say`free, ${plural(reason.count, { one: '# person', other: '# people' })}` : peopleText(reason.count),
      }
    case 'group':
      return { label: say`Your group alone`, rule: say`one price for up to ${plural(reason.people, { one: '# person', other: '# people' })}` }
    case 'tax':
      return { label: say`Sales tax`, rule: say`${percentText(reason.ppm / 10_000)} of the price` }
    default:
      return never(reason)
  }
}

const peopleText = (count: number): string => say`${plural(count, { one: '# person', other: '# people' })}`
