let who: 'nobody' | 'payment' | 'outsider' = 'nobody'

/**
 * For what is about to take a payment: from now on no script of another company comes into this document. False where one is in it already; then the payment
 * needs a document of its own.
 */
export function claimForPayment(): boolean {
  if (who === 'outsider') return false
  who = 'payment'
  return true
}

/** For what is about to load a script of another company. False where this document takes, or has taken, a payment. */
export function claimForOutsider(): boolean {
  if (who === 'payment') return false
  who = 'outsider'
  return true
}
