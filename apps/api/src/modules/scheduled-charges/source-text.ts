import { say } from '@sojourn/i18n'
import type { Source } from './domain/mandate.ts'

/** How a source is called, in the current language: "Visa ending in 4242". */
export function sourceText(source: Source): string {
  if (source.kind === 'wallet') return say`Your wallet`
  const { brand, last4 } = source
  if (!last4) return say`Your saved card`
  return brand ? say`${brand} ending in ${last4}` : say`Card ending in ${last4}`
}
