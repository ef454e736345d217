import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '../../../lib/shell.ts'

interface Shown {
  /** The currency of the selected plan on its card, and of its checkout; null before there is one. */
  readonly plan: string | null
  readonly checkout: string | null
  /** A payment is under way, or done. */
  readonly locked: boolean
  /** Loads the plans and the checkout in the current currency. */
  readonly onChange: () => void
}

/** The site's currency was changed while the dialog is open, perhaps in another tab: everything in it is priced again, so that no card says another price than is paid. */
export function useCurrencyChange({ plan, checkout, locked, onChange }: Shown): void {
  const { currency } = useShell()
  const { revalidate } = useRevalidator()
  const pricedIn = useRef(currency)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (locked || pricedIn.current === currency) return
    pricedIn.current = currency
    onChange()
  }, [currency, locked, onChange])
  useEffect(() => {
    if (locked || plan === null || checkout === null || plan === checkout || asked.current === checkout) return
    // Asked once: a purchase that waits for its payment stays in its currency.
    asked.current = checkout
    void revalidate()
  }, [plan, checkout, locked, revalidate])
}
