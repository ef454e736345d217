import type { CheckoutMoney } from '@sojourn/contracts'
import { useCallback, useState } from 'react'
import type { CheckoutData } from './checkout-api.ts'

/** The checkout as the last change of its tenders left it. What the page loads anew stands above what was heard before. */
export function useCheckoutMoney(loaded: CheckoutData) {
  const [heard, setHeard] = useState<{ readonly over: CheckoutData; readonly money: CheckoutMoney } | null>(null)
  const onMoney = useCallback((money: CheckoutMoney) => setHeard({ over: loaded, money }), [loaded])
  return { checkout: heard?.over === loaded ? { ...loaded, ...heard.money } : loaded, onMoney }
}
