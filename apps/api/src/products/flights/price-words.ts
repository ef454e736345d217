import { amountText, plural, say } from '@sojourn/i18n'
import { type Money, never } from '@sojourn/kernel'
import { factText } from '@sojourn/world'
import type { LineWords } from '../../sale/quote.ts'
import type { TravellerType } from './domain/party.ts'

/** What a line of a price is for, and the figures of its rule. */
export type LineReason =
  | { readonly of: 'fare'; readonly type: TravellerType; readonly surcharge: Money }
  | { readonly of: 'tax'; readonly code: string; readonly name: string; readonly rule: string; readonly backIfUnused: boolean }
  | { readonly of: 'cabin_bag' | 'checked_bag' | 'seat'; readonly count: number }

/** What a line of a price is called, and by what rule it is due. */
export function lineWords(reason: LineReason, { brand }: { readonly brand: string }): LineWords {
  switch (reason.of) {
    case 'fare': {
      const rule = reason.surcharge.minor > 0 ? say`includes a carrier surcharge of ${amountText(reason.surcharge)}` : null
      if (reason.type === 'adult') return { label: say`Adult fare: ${brand}`, rule }
      return { label: reason.type === 'child' ? say`Child fare: ${brand}` : say`Infant fare, on an adult's lap`, rule }
    }
    case 'tax':
      return { label: `${factText(reason.name)} (${reason.code})`, rule: reason.backIfUnused ? say`comes back if you don't fly` : factText(reason.rule) }
    case 'cabin_bag':
      return { label: say`Cabin bag`, rule: null }
    case 'checked_bag':
      return { label: say`${plural(reason.count, { one: '# checked bag', other: '# checked bags' })}`, rule: null }
    case 'seat':
      return { label: say`${plural(reason.count, { one: '# chosen seat', other: '# chosen seats' })}`, rule: null }
    default:
      return never(reason)
  }
}
