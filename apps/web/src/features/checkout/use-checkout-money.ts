import type { CheckoutMoney } from '@sojourn/contracts'
import { useCallback, useState } from 'react'

/** The checkout as the last change of its tenders left it. A new answer of the page's loader has priority over earlier changes. */
export function useCheckoutMoney<C extends CheckoutMoney>(loaded: C) {
  const [latest, setLatest] = useState<{ readonly over: C; readonly money: CheckoutMoney } | null>(null)
  const onMoney = useCallback((money: CheckoutMoney) => setLatest({ over: loaded, money }), [loaded])
  return { checkout: latest?.over === loaded ? { ...loaded, ...latest.money } : loaded, onMoney }
}
