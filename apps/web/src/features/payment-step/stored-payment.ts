/** How a checkout is paid, as stored in the tab, so that a reload continues there: the chosen option, never an amount. */
export interface StoredPayment {
  /** The way a person chose: the value of its option. */
  readonly way?: string
  /** The saved card of the last try; empty where another way was tried. */
  readonly tried?: string
  /** The notice that the last try was declined was shown. */
  readonly isShown?: boolean
}

const keyOf = (checkoutId: string): string => `payment:${checkoutId}`

export function storedPayment(checkoutId: string): StoredPayment {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(checkoutId)) ?? '{}') as StoredPayment
  } catch {
    return {}
  }
}

export function keepPayment(checkoutId: string, change: StoredPayment): void {
  try {
    sessionStorage.setItem(keyOf(checkoutId), JSON.stringify({ ...storedPayment(checkoutId), ...change }))
  } catch {
    // Without storage the person chooses again.
  }
}

/** It is paid: nothing of it stays behind. */
export function forgetPayment(checkoutId: string): void {
  try {
    sessionStorage.removeItem(keyOf(checkoutId))
  } catch {
    // Nothing was stored.
  }
}

/** The saved card that was declined and is not to be chosen automatically. */
export const declinedCard = ({ tried, isShown }: StoredPayment): string | null => (isShown && tried) || null
