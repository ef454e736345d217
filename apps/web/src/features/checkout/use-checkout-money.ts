import type { CheckoutMoney } from '@sojourn/contracts'
import { useCallback, useState } from 'react'

/** The checkout as the last change of its tenders left it. What the page loads anew stands above what was heard before. */
export function useCheckoutMoney<C extends CheckoutMoney>(loaded: C) {
  const [heard, setHeard] = useState<{ readonly over: C; readonly money: CheckoutMoney } | null>(null)
  const onMoney = useCallback((money: CheckoutMoney) => setHeard({ over: loaded, money }), [loaded])
  return { checkout: heard?.over === loaded ? { ...loaded, ...heard.money } : loaded, onMoney }
}
