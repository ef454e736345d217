import { lazy, Suspense, useEffect, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import type { BetterPriceProps } from './better-price-offer.tsx'
import { askBetterPrice } from './checkout-api.ts'

const BetterPriceOffer = lazy(() =>
  import('./better-price-offer.tsx').then(
    (part) => ({ default: part.BetterPriceOffer }),
    () => ({ default: () => null }),
  ),
)

/** C2.6: who signed in or became a member since it was held pays less: says so, old price and new, before anything changes. */
export function BetterPrice(props: Omit<BetterPriceProps, 'better'>) {
  const { checkout } = props
  const better = useBetterPrice(checkout)
  const [wasOffered, setOffered] = useState(false)
  if (better && !wasOffered) setOffered(true)
  if (!wasOffered) return null
  return (
    <Suspense>
      <BetterPriceOffer {...props} better={better} />
    </Suspense>
  )
}

/** As the page was loaded with, or as it is found when the person comes back to it: a plan may have been bought in another tab. */
function useBetterPrice({ checkoutId, better_price: loaded, price, state, sold_as }: BetterPriceProps['checkout']): BetterPriceProps['better'] {
  const isIn = useShell().user !== null
  const mayAsk = isIn && state === 'open' && sold_as.rules.unit !== null
  const [found, setFound] = useState<{ readonly at: number; readonly better: BetterPriceProps['better'] }>({ at: price.total, better: null })
  useEffect(() => {
    if (!mayAsk || loaded) return
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await askBetterPrice(checkoutId)
      if (answer.ok) setFound({ at: price.total, better: { total: answer.data.price.total, currency: answer.data.price.currency, as: answer.data.as } })
    }
    const wake = () => void ask()
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [mayAsk, loaded, checkoutId, price.total])
  return loaded ?? (found.at === price.total ? found.better : null)
}
