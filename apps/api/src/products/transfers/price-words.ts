import { plural, say, sayAs } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { LineWords } from '../../sale/quote.ts'
import type { LineReason } from './domain/transfer-price.ts'

/** What a line of a price is called, and by what rule it is due. `vehicle` is what is driven, `to` the place it goes to. */
export function lineWords(reason: LineReason, { vehicle, to }: { readonly vehicle: string; readonly to: string }): LineWords {
  switch (reason.of) {
    case 'ride':
      return {
        label: sayAs('a ride')`${vehicle} to ${to}`,
        rule:
          reason.people === null
            ? say`for the whole vehicle, taxes and tolls included`
            : say`for ${plural(reason.people, { one: '# person', other: '# people' })}, taxes and tolls included`,
      }
    case 'night':
      return { label: say`Night surcharge`, rule: say`from 22:00 to 06:00` }
    case 'holiday':
      return { label: say`Sunday and holiday surcharge`, rule: null }
    case 'child_seats':
      return { label: say`${plural(reason.count, { one: '# child seat', other: '# child seats' })}`, rule: say`required by law for this age` }
    case 'meet_and_greet':
      return { label: say`Meet and greet`, rule: say`a sign with your name at the exit` }
    default:
      return never(reason)
  }
}
