import type { FieldError } from '@sojourn/contracts'
import { travellerFaultText } from '@sojourn/contracts/traveller-words'
import {
  asksIdentity,
  type Identity,
  NAME_ALONE,
  neededOf,
  type SaidIdentity,
  type ServiceDays,
  travellerFaults,
  travellerPath,
} from '@sojourn/contracts/travellers'
import { plural, say } from '@sojourn/i18n'
import { accept, type Clock, type Day, dayIn, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { Checkout, CheckoutItem } from '../modules/checkouts/index.ts'
import { serviceDaysOf } from '../sale/description.ts'
import type { Products } from '../sale/registry.ts'

interface Deps {
  readonly products: Pick<Products, 'namedOf' | 'needsIn' | 'needsOf' | 'rulesOf' | 'describe'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/**
 * Those who are named: as many as travel where everyone is, and each with what the items need of them. Refuses `bad_input` with what is wrong at each field. Null where
 * names are enough; what is not needed is left out.
 */
export function checkTravellers(
  { products, clock }: Deps,
  { items }: Pick<Checkout, 'items'>,
  { guests }: { readonly guests: readonly SaidIdentity[] },
): Outcome<readonly Identity[] | null, Refusal> {
  const namesAll = items.some(({ product }) => products.rulesOf(product).travellers === 'everyone')
  const named = products.namedOf(items)
  if (namesAll && guests.length !== named) {
    const message = say`Enter the first and last name of ${plural(named, { one: '# traveler', other: 'each of # travelers' })}.`
    return refuse('bad_input', { errors: [{ path: 'guests', message }] })
  }
  const needs = products.needsOf(items)
  if (!needs.some(asksIdentity)) return accept(null)
  const asked = items.map((item) => ({ needs: products.needsIn(item), ...daysOf(products, item, clock.nowMs()) }))
  const errors = needs.flatMap((_, index) => errorsOf(asked, index, guests[index] ?? {}))
  if (errors.length > 0) return refuse('bad_input', { errors })
  return accept(guests.map((guest, index): Identity => neededOf(needs[index] ?? NAME_ALONE, guest)))
}

interface Asked {
  readonly needs: ReturnType<Products['needsIn']>
  readonly days: ServiceDays
  readonly today: Day
}

function daysOf(products: Deps['products'], item: CheckoutItem, nowMs: number): Pick<Asked, 'days' | 'today'> {
  const today = dayIn(item.terms.timeZone, nowMs)
  return { days: serviceDaysOf(item, products.describe(item), today), today }
}

/** Each field with a fault once, whichever item it is of. */
function errorsOf(asked: readonly Asked[], at: number, said: SaidIdentity): FieldError[] {
  const faults = asked.flatMap(({ needs, days, today }) => (needs[at] ? travellerFaults(needs[at], said, days, today) : []))
  const first = new Map([...faults].reverse().map((fault) => [fault.field, fault]))
  return [...new Set(faults.map(({ field }) => field))].map((field) => ({ path: travellerPath(at, field), message: travellerFaultText(first.get(field)!) }))
}
