import { type ReactNode, useRef } from 'react'
import { type CardFieldState, NO_CARD } from '../../lib/card-fields/card-field-state.ts'
import { guaranteeText } from '../../lib/guarantee-text.ts'
import { SomethingWentWrongDialog } from '../../lib/something-went-wrong-dialog.tsx'
import { DialogPlace } from '../../ui/use-modal.ts'
import { type Attempt, isBusy, type Notice } from './attempt.ts'
import { NEW_CARD, type Paying } from './card-choice.ts'
import { AskAgain } from './panels/ask-again.tsx'
import { CompletePanel } from './panels/complete-panel.tsx'
import { NewCardPanel } from './panels/new-card-panel.tsx'
import { PaymentMethods } from './panels/payment-methods.tsx'
import { PaymentSurfaces } from './payment-surfaces.tsx'
import { progressOf } from './progress.ts'
import type { NewCard } from './use-new-card.ts'

const nothing = () => {}
const due = { card: 499.26, now: 499.26, at_property: 26.4, waived: 0, currency: 'USD' }
const nothingToPay = { card: 0, now: 0, at_property: 0, waived: 0, currency: 'USD' }
const atProperty = { card: 0, now: 0, at_property: 525.66, waived: 0, currency: 'USD' }
const byCard = { route: 'card', isPopup: false, guarantee: false } as const
const ready: CardFieldState = { ready: true, focused: false, complete: true, error: null }
const whole = { fields: { number: ready, expiry: ready, code: ready }, brand: 'visa', failed: false } as const

type CardParts = Omit<Parameters<typeof NewCardPanel>[0], 'card' | 'locked'>
type PanelParts = Partial<Omit<Parameters<typeof PaymentMethods>[0], 'children'>> & CardParts
interface FormParts {
  readonly fields?: typeof NO_CARD
  readonly nameError?: string | null
  readonly locked?: boolean
  readonly above?: ReactNode
  readonly savedAnyway?: boolean
  /** Cards of stored value. */
  readonly stored?: ReactNode
}

/** The panel without a gateway: its slots stay empty. */
export function Panel({
  fields = whole,
  nameError = null,
  locked = false,
  above,
  stored,
  hidden,
  isOption,
  savedAnyway = false,
  ...panel
}: FormParts & PanelParts) {
  const nameField = useRef<HTMLInputElement>(null)
  const slot = { number: nothing, expiry: nothing, code: nothing }
  const unknown = async () => ({ status: 'unknown' }) as const
  const card: NewCard = {
    fields: { slot, reload: nothing, port: { check: () => true, pay: unknown }, find: unknown, ...fields },
    isTyping: true,
    name: nameError ? '' : 'Nora Andrade',
    nameError,
    nameField,
    nick: { name: nameError ? '' : 'Travel', error: nameError && 'Enter a nickname for this card.', field: nameField, type: nothing },
    savedAnyway,
    save: true,
    type: nothing,
    keep: nothing,
    read: () => null,
  }
  return (
    <PaymentMethods pay={byCard} due={due} laterAt="at the property" {...panel}>
      {stored}
      {above}
      <NewCardPanel card={card} locked={locked} {...{ hidden, isOption }} />
    </PaymentMethods>
  )
}

const wrong = (error: string): CardFieldState => ({ ...ready, complete: false, error })
const missing = {
  fields: { number: wrong('Enter the card number.'), expiry: wrong('This card has expired.'), code: wrong('Enter the security code.') },
  brand: 'unknown',
  failed: false,
} as const

const Surface = ({ attempt, isHeld = true }: { attempt: Attempt; isHeld?: boolean }) => (
  <PaymentSurfaces
    attempt={attempt}
    isHeld={isHeld}
    currency="USD"
    onDismiss={nothing}
    onFrameClose={nothing}
    onFailed={nothing}
    onChangeName={nothing}
    onAnotherCard={nothing}
    onRetry={nothing}
  />
)
const surface =
  (attempt: Attempt, isHeld = true) =>
  () => (
    <DialogPlace value="in-page">
      <Surface attempt={attempt} isHeld={isHeld} />
    </DialogPlace>
  )
const choosing = (notice: Notice): Attempt => ({ step: 'choosing', bookingId: 'bkg_1', notice })
const noticed = (notice: Notice) => surface(choosing(notice))
const inPanel = (notice: Notice) => () => <Panel notice={<Surface attempt={choosing(notice)} />} />
/** On a phone the bar is at the edge of the screen: here, of its frame. */
const complete =
  (step: Attempt['step'], paying: Paying = NEW_CARD, waits = false) =>
  () => (
    <div className="min-h-52 [transform:translateZ(0)]">
      <CompletePanel
        {...{ due, paying, waits }}
        progress={progressOf({ step })}
        cost={525.66}
        pay={byCard}
        detailsHref="#price-details"
        busy={isBusy({ step } as Attempt)}
        onClick={nothing}
      />
    </div>
  )
const address = 'about:blank'

/** The payment step, piece by piece, and every surface that may be shown over it. The ways to pay by card have a gallery of their own. */
export const states = {
  'new card': () => <Panel />,
  'new card, fields on their way': () => <Panel fields={NO_CARD} />,
  'new card, fields not loaded': () => <Panel fields={{ ...NO_CARD, failed: true }} />,
  'new card, missing': () => <Panel fields={missing} nameError="Enter the name exactly as on the card." />,
  'new card, locked while paying': () => <Panel locked />,
  'B4.6 provider message': () => <Panel providerText="Your card has insufficient funds." />,
  'A8.1 Payment Error': inPanel({ kind: 'payment' }),
  'A8.8 challenge failed': inPanel({ kind: 'challenge' }),
  'way on out of reach': () => <Panel notice={<AskAgain onAgain={nothing}>What comes next could not be fetched.</AskAgain>} />,
  'set-up, a card as a guarantee': () => (
    <Panel pay={{ ...byCard, route: 'set_up', guarantee: true }} due={atProperty} mayCharge={guaranteeText('$525.66')} savedAnyway />
  ),
  'card, a part now and a guarantee': () => <Panel pay={{ ...byCard, guarantee: true }} savedAnyway />,
  'hosted page, redirect': () => <Panel pay={{ ...byCard, route: 'hosted' }} />,
  'hosted page, in a frame': () => <Panel pay={{ ...byCard, route: 'hosted', isPopup: true }} />,
  'nothing now': () => <Panel pay={{ ...byCard, route: 'none' }} due={atProperty} />,
  'nothing to pay at all': () => (
    <div className="min-h-52 [transform:translateZ(0)]">
      <Panel pay={{ ...byCard, route: 'none' }} due={nothingToPay} />
      <CompletePanel cost={0} due={nothingToPay} pay={{ route: 'none' }} paying={NEW_CARD} detailsHref="#price-details" busy={false} onClick={() => {}} />
    </div>
  ),
  'complete booking': complete('choosing'),
  'complete booking, saved card': complete('choosing', { by: 'saved', cardId: 'pm_1', email: 'member@example.com', customer: null, label: 'Visa ending 4242' }),
  'complete booking, card to be saved first': complete(
    'choosing',
    { by: 'add', says: 'Save the card first, or choose another way to pay. Saving a card charges nothing.' },
    true,
  ),
  'complete booking, by invoice': complete('choosing', { by: 'invoice', says: '$499.26 goes on your credit line. No card is charged.' }),
  'complete booking, at work': complete('paying'),
  'complete booking, on its way to the payment page': complete('leaving'),
  'A2.12 challenge': surface({ step: 'challenged', bookingId: 'bkg_1', url: address, page: 'bank' }),
  'hosted page over ours': surface({ step: 'challenged', bookingId: 'bkg_1', url: address, page: 'hosted' }),
  'A2.13 card error': noticed({ kind: 'card', message: 'Your card has insufficient funds.' }),
  'A2.13 card error, of a top-up': surface(choosing({ kind: 'card', message: 'Your card has insufficient funds.' }), false),
  'A2.13 declined, shown before': inPanel({ kind: 'declined', message: 'Your card has insufficient funds.' }),
  'A8.1 Payment Error, of a top-up': () => <Panel notice={<Surface isHeld={false} attempt={choosing({ kind: 'payment' })} />} />,
  'A8.8 challenge failed, of a top-up': () => <Panel notice={<Surface isHeld={false} attempt={choosing({ kind: 'challenge' })} />} />,
  'A2.13 declined, shown before, of a top-up': () => (
    <Panel notice={<Surface isHeld={false} attempt={choosing({ kind: 'declined', message: 'Your card has insufficient funds.' })} />} />
  ),
  'A2.12 challenge, of a top-up': surface({ step: 'challenged', bookingId: 'bkg_1', url: address, page: 'bank' }, false),
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
  'no answer': noticed({ kind: 'unanswered' }),
  'price changed': noticed({ kind: 'price', was: 525.66, is: 538.1, of: 'total' }),
  'price changed, of what the card pays': noticed({ kind: 'price', was: 434.26, is: 459.26, of: 'card' }),
  'still being confirmed': surface({ step: 'pending', bookingId: 'bkg_1' }),
}
