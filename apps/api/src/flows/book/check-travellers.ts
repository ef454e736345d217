import type { FieldError } from '@sojourn/contracts'
import { plural, say } from '@sojourn/i18n'
import { type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import type { Products } from '../../sale/registry.ts'
import type { BookRequest } from './book-request.ts'

/** Where everyone who travels is named, as many names as travel. Refuses `bad_input` with what is wrong with `guests`; null where nothing is. */
export function checkTravellers(
  products: Pick<Products, 'namedOf' | 'rulesOf'>,
  { items }: Pick<Checkout, 'items'>,
  { guests }: Pick<BookRequest, 'guests'>,
): Outcome<never, Refusal> | null {
  const namesAll = items.some(({ product }) => products.rulesOf(product).travellers === 'everyone')
  const named = products.namedOf(items)
  if (!namesAll || guests.length === named) return null
  const errors: FieldError[] = [
    { path: 'guests', message: say`Enter the first and last name of ${plural(named, { one: '# traveler', other: 'each of # travelers' })}.` },
  ]
  return refuse('bad_input', { errors })
}
