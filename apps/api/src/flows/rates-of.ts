import type { Currency, Rate } from '@sojourn/kernel'
import { crossRate } from '../modules/tenders/index.ts'
import type { RateOf } from './tenders/instruments.ts'

/** Rates between any two currencies that are known by their units per US dollar. */
export const ratesOf = (known: ReadonlyMap<Currency, { readonly perUsd: Rate }>): RateOf => {
  const perUsd = (currency: Currency): Rate | null => (currency === 'USD' ? '1' : (known.get(currency)?.perUsd ?? null))
  return (from, to) => {
    const [a, b] = [perUsd(from), perUsd(to)]
    if (!a || !b) return null
    return from === to ? '1' : crossRate(a, b)
  }
}
