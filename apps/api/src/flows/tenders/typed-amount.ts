import { say } from '@sojourn/i18n'
import { accept, type Currency, fromMajor, type Money, type Outcome, type Refusal, refuse } from '@sojourn/kernel'

/** An amount as it was typed into a field, with two decimals at most. In a currency without decimals they are refused, not cut off. */
export function typedAmount(typed: number, currency: Currency, field: string): Outcome<Money, Refusal<'bad_input'>> {
  const read = fromMajor(typed, currency)
  if (read) return accept(read)
  const message = say`${currency} has no decimals. Enter a whole amount, such as ${Math.max(1, Math.floor(typed))}.`
  return refuse('bad_input', { errors: [{ path: field, message }] })
}
