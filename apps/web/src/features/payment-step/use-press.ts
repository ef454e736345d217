import { useShell } from '../../lib/shell.ts'
import { isBusy } from './payment-machine.ts'
import type { PaymentStepProps } from './payment-step-props.ts'
import { useAskSignIn } from './use-ask-sign-in.ts'
import type { NewCard } from './use-new-card.ts'
import type { Payment } from './use-payment.ts'

const DEMO = 4

/** What COMPLETE BOOKING does: asks a guest to sign in (A6.1), tells a demo account that it only browses (B6.2), checks, pays. */
export function usePress(step: PaymentStepProps, payment: Payment, card: NewCard): () => void {
  const { user } = useShell()
  const askSignIn = useAskSignIn()
  return () => {
    if (isBusy(payment.attempt)) return
    if (!user) return askSignIn()
    if (user.usr_type === DEMO) return payment.refuse({ kind: 'demo' })
    const details = step.readGuests()
    const cardDue = step.due.card > 0
    // Everything that is missing is shown at once; the focus goes to the first of it.
    const choice = cardDue ? card.read(details !== null) : null
    if (!details || (cardDue && !choice)) return
    payment.complete({ product: step.product, checkoutId: step.checkoutId, ...details, consentedTotal: step.total }, choice)
  }
}
