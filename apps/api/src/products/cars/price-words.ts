import { commaText, percentText, plural, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { LineWords } from '../../sale/quote.ts'
import { durationText } from './car-words.ts'
import type { ExtraCode } from './domain/extras.ts'
import type { LineReason } from './domain/rental-price.ts'

/** What a line of a price is called, and by what rule it is due. `name` is the class of the car, `minutes` the length of the rental. */
export function lineWords(reason: LineReason, { name, minutes }: { readonly name: string; readonly minutes: number }): LineWords {
  switch (reason.of) {
    case 'rental':
      return { label: commaText([name, durationText(minutes)]), rule: say`24-hour days from pick-up` }
    case 'prepaid':
      return { label: say`Discount for paying now`, rule: say`${percentText(reason.percentOff)} off the rental` }
    case 'young_driver':
      return {
        label: say`Young driver fee`,
        rule: say`drivers under ${reason.below}, for ${plural(reason.days, { one: '# day', other: '# days' })}, charged for up to ${reason.daysMax} days`,
      }
    case 'one_way':
      return { label: say`One-way fee`, rule: say`returned at another location` }
    case 'airport_share':
      return { label: say`Airport charge`, rule: say`${percentText(reason.ppm / 10_000)} of the rental` }
    case 'airport_rental':
      return { label: say`Airport charge`, rule: say`per rental` }
    case 'facility':
      return { label: say`Airport facility charge`, rule: say`for ${plural(reason.days, { one: '# day', other: '# days' })}` }
    case 'tax':
      return { label: say`Tax`, rule: say`${percentText(reason.ppm / 10_000)} of the rental and its fees` }
    case 'extra':
      return {
        label: countedExtra(extraName(reason.code), reason.count),
        rule: extraRule(reason.days),
      }
    case 'after_hours':
      return { label: say`After-hours fee`, rule: say`outside opening hours, tax included` }
    default:
      return never(reason)
  }
}

/** For how long an extra is paid; null is the rental as a whole. */
export const extraRule = (days: number | null): string =>
  days === null ? say`per rental, tax included` : say`for ${plural(days, { one: '# day', other: '# days' })}, tax included`

export const atTheCounter = (): string => say`at the counter`

/** "Child seat × 2" */
export const countedExtra = (name: string, count: number): string => (count === 1 ? name : `${name} × ${count}`)

export function extraName(code: ExtraCode): string {
  const names: Record<ExtraCode, string> = {
    excess_cover: say`Excess cover`,
    child_seat: say`Child seat`,
    additional_driver: say`Additional driver`,
    gps: say`GPS`,
    snow_chains: say`Snow chains`,
  }
  return names[code]
}
