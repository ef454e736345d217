import { lazy, Suspense } from 'react'
import { useShell } from '../../lib/shell.ts'
import type { OtherCurrencyProps } from './currency-offer.tsx'

const CurrencyOffer = lazy(() =>
  import('./currency-offer.tsx').then(
    (part) => ({ default: part.CurrencyOffer }),
    () => ({ default: () => null }),
  ),
)

/** C2.6: the site shows another currency than this checkout: says that the checkout keeps its own, and offers the price in the other one before anything changes. */
export function OtherCurrency(props: OtherCurrencyProps) {
  const { currency } = useShell()
  if (currency === props.checkout.price.currency) return null
  // Another currency is another question.
  return (
    <Suspense>
      <CurrencyOffer key={currency} {...props} currency={currency} />
    </Suspense>
  )
}
