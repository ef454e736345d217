import { amountText, dateTextShort, plural, say, semicolonText } from '@sojourn/i18n'
import { type Money, never } from '@sojourn/kernel'
import { factText } from '@sojourn/world'
import type { LineWords } from '../../sale/quote.ts'
import type { TravellerType } from './domain/party.ts'

/** What a line of a price is for, and the figures of its rule. */
export type LineReason =
  | {
      readonly of: 'fare'
      readonly type: TravellerType
      readonly surcharge: Money
      /** In a dearer class than the first traveller: no seat is left in theirs. */
      readonly isDearer?: boolean | undefined
    }
  | {
      readonly of: 'tax'
      readonly code: string
      readonly name: string
      readonly rule: string
      /** The day from which it is so much. */
      readonly since?: string | null | undefined
      readonly backIfUnused: boolean
    }
  | { readonly of: 'cabin_bag' | 'checked_bag' | 'seat'; readonly count: number }

/** What a line of a price is called, and by what rule it is due. */
export function lineWords(reason: LineReason, { brand }: { readonly brand: string }): LineWords {
  switch (reason.of) {
    case 'fare': {
      const rule = ruleOf([
        reason.isDearer && say`no seat is left at the fare of the first traveler`,
        reason.surcharge.minor > 0 && say`includes a carrier surcharge of ${amountText(reason.surcharge)}`,
      ])
      if (reason.type === 'adult') return { label: say`Adult fare: ${brand}`, rule }
      return { label: reason.type === 'child' ? say`Child fare: ${brand}` : say`Infant fare, on an adult's lap`, rule }
    }
    case 'tax':
      return {
        label: `${factText(reason.name)} (${reason.code})`,
        rule: ruleOf([
          reason.rule && factText(reason.rule),
          reason.since && say`since ${dateTextShort(reason.since)}`,
          reason.backIfUnused && say`comes back if you don't fly`,
        ]),
      }
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

function ruleOf(parts: readonly (string | false | null | undefined)[]): string | null {
  const said = parts.filter((part) => typeof part === 'string' && part !== '') as string[]
  return said.length > 0 ? semicolonText(said) : null
}
