import type { FieldError } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import type { Products } from '../../products/registry.ts'
import type { BookRequest } from './book-request.ts'

const counted = (count: number): string => (count === 1 ? '1 traveller is' : `${count} travellers are`)

/** Where everyone who travels is named, as many names as travel. Refuses `bad_input` with what is wrong with `guests`; null where nothing is. */
export function checkTravellers(
  products: Pick<Products, 'namedOf' | 'rulesOf'>,
  { items }: Pick<Checkout, 'items'>,
  { guests }: Pick<BookRequest, 'guests'>,
): Outcome<never, Refusal> | null {
  const namesAll = items.some(({ product }) => products.rulesOf(product).travellers === 'everyone')
  const named = products.namedOf(items)
  if (!namesAll || guests.length === named) return null
  const errors: FieldError[] = [{ path: 'guests', message: say`${counted(named)} named here, each with first and last name.` }]
  return refuse('bad_input', { errors })
}
