import type { RefObject } from 'react'
import { useShell } from '../../lib/shell.ts'
import { isBusy } from './attempt.ts'
import type { Paying } from './card-choice.ts'
import { consentOf } from './consent-of.ts'
import type { PaymentRoute, PaymentStepProps } from './payment-step-props.ts'
import type { TypedGate } from './tenders/apply-first.ts'
import { useAskSignIn } from './use-ask-sign-in.ts'
import type { NewCard } from './use-new-card.ts'
import { useOwner } from './use-owner.ts'
import type { Payment } from './use-payment.ts'

/** Whether a card is asked for on this page. */
export const takesCard = (route: PaymentRoute['route']): boolean => route === 'card' || route === 'set_up'

/** While it is not known which card, or that card is still to be saved, nothing is paid (B4.2). */
export const mayNotPay = ({ by }: Paying): boolean => by === 'nothing' || by === 'add'

/** Whether all is agreed to that has to be, where something has. */
export const isAgreed = (step: Pick<PaymentStepProps, 'manner' | 'consent'>): boolean => consentOf(step)?.isGiven ?? true

interface Before {
  readonly onSignedIn?: () => void
  /** Empty where nothing can be typed that pays. */
  readonly gate?: RefObject<TypedGate | null>
}

/** What COMPLETE BOOKING does: asks a guest to sign in (A6.1), refuses a demo account, which only browses (B6.2), checks, asks about what is typed and not applied, pays. */
export function useClick(step: PaymentStepProps, payment: Payment, card: NewCard, paying: Paying, { onSignedIn, gate }: Before = {}): () => void {
  const { user } = useShell()
  const owner = useOwner()
  const askSignIn = useAskSignIn()
  return () => {
    if (isBusy(payment.attempt)) return
    if (!user) return askSignIn(onSignedIn)
    if (!owner) return payment.refuse({ kind: 'demo' })
    const needsCard = takesCard(step.pay.route) && paying.by !== 'invoice'
    if ((needsCard && mayNotPay(paying)) || !isAgreed(step)) return
    const details = step.readGuests()
    const byInvoice = paying.by === 'invoice' && step.due.card > 0
    // Everything that is missing is shown at once; the focus goes to the first of it.
    const choice = !needsCard ? null : paying.by === 'saved' ? paying : card.read(details !== null)
    if (!details || (needsCard && !choice)) return
    const order = {
      product: step.product,
      checkoutId: step.checkoutId,
      ...details,
      consentedTotal: step.total,
      due: step.due,
      consent: consentOf(step)?.fields,
    }
    const pay = () => payment.complete({ ...order, applied: step.tenders ?? null, payWith: byInvoice ? 'invoice' : 'card' }, choice)
    if (!gate?.current?.asksFirst(pay)) pay()
  }
}
