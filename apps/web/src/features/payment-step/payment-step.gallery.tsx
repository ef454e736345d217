import { useRef } from 'react'
import { type CardFieldState, NO_CARD } from '../../lib/card-fields/card-field-state.ts'
import { SomethingWentWrongDialog } from '../../lib/something-went-wrong-dialog.tsx'
import { DialogPlace } from '../../ui/use-modal.ts'
import { CompletePanel } from './panels/complete-panel.tsx'
import { PaymentMethods } from './panels/payment-methods.tsx'
import { type Attempt, isBusy, type Notice } from './payment-machine.ts'
import { PaymentSurfaces } from './payment-surfaces.tsx'
import type { NewCard } from './use-new-card.ts'

const nothing = () => {}
const due = { card: 499.26, at_property: 26.4, currency: 'USD' }
const ready: CardFieldState = { ready: true, focused: false, complete: true, error: null }
const whole = { fields: { number: ready, expiry: ready, code: ready }, brand: 'visa', failed: false } as const

/** The panel without a gateway: its slots stay empty. */
function Panel({ fields = whole, nameError = null, ...rest }: { fields?: NewCard['fields'] | typeof whole; nameError?: string | null } & Partial<Parts>) {
  const nameField = useRef<HTMLInputElement>(null)
  const slot = { number: nothing, expiry: nothing, code: nothing }
  const card: NewCard = {
    fields: {
      slot,
      reload: nothing,
      port: { check: () => true, pay: async () => ({ status: 'unknown' }) },
      find: async () => ({ status: 'unknown' }),
      ...fields,
    },
    name: nameError ? '' : 'Nora Andrade',
    nameError,
    nameField,
    save: true,
    type: nothing,
    keep: nothing,
    read: () => null,
  }
  return <PaymentMethods due={due} notice={null} providerText={null} locked={false} onDismiss={nothing} card={card} {...rest} />
}
type Parts = Parameters<typeof PaymentMethods>[0]

const wrong = (error: string): CardFieldState => ({ ...ready, complete: false, error })
const missing = {
  fields: { number: wrong('Enter the card number.'), expiry: wrong('This card has expired.'), code: wrong('Enter the security code.') },
  brand: 'unknown',
  failed: false,
} as const

const surface = (attempt: Attempt) => () => (
  <DialogPlace value="in-page">
    <PaymentSurfaces attempt={attempt} currency="USD" onDismiss={nothing} onFrameClose={nothing} onFailed={nothing} onChangeName={nothing} />
  </DialogPlace>
)
const noticed = (notice: Notice) => surface({ step: 'choosing', bookingId: 'bkg_1', notice })
/** On a phone the bar stands at the edge of the screen: here, of its frame. */
const complete = (step: Attempt['step']) => () => (
  <div className="min-h-52 [transform:translateZ(0)]">
    <CompletePanel step={step} total={525.66} due={due} detailsHref="#price-details" busy={isBusy({ step } as Attempt)} onPress={nothing} />
  </div>
)
const address = 'about:blank'

/** The payment step, piece by piece, and every surface that may stand over it. */
export const states = {
  'new card': () => <Panel />,
  'new card, fields on their way': () => <Panel fields={NO_CARD as typeof whole} />,
  'new card, fields not loaded': () => <Panel fields={{ ...NO_CARD, failed: true } as never} />,
  'new card, missing': () => <Panel fields={missing as never} nameError="Enter the name as it stands on the card." />,
  'new card, locked while paying': () => <Panel locked />,
  'B4.6 provider message': () => <Panel providerText="Your card has insufficient funds." />,
  'A8.1 Payment Error': () => <Panel notice={{ kind: 'payment' }} />,
  'A8.8 challenge failed': () => <Panel notice={{ kind: 'challenge' }} />,
  'nothing now': () => <Panel due={{ card: 0, at_property: 525.66, currency: 'USD' }} />,
  'complete booking': complete('choosing'),
  'complete booking, at work': complete('paying'),
  'A2.12 challenge': surface({ step: 'challenged', bookingId: 'bkg_1', url: address }),
  'A2.13 card error': noticed({ kind: 'card', message: 'Your card has insufficient funds.' }),
  'A2.14 something went wrong': () => (
    <DialogPlace value="in-page">
      <SomethingWentWrongDialog onDismiss={nothing} />
    </DialogPlace>
  ),
  'B2.9 BOOKING FAILED': noticed({ kind: 'order', detail: null }),
  'B2.10 Booking Failed': surface({ step: 'failed', bookingId: 'bkg_1', message: 'The room was sold before it could be confirmed.' }),
  'A2.17 too soon': noticed({ kind: 'too_soon', earliest: '2027-03-08' }),
  'A2.18 Guest Name Update Required': noticed({ kind: 'duplicate' }),
  'B6.2 demo account': noticed({ kind: 'demo' }),
  'price changed': noticed({ kind: 'price', was: 525.66, is: 538.1 }),
  'still being confirmed': surface({ step: 'pending', bookingId: 'bkg_1' }),
}
