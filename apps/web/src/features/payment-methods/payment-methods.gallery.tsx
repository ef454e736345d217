import type { Day } from '@sojourn/kernel'
import { useRef } from 'react'
import { BLANK, type CardFieldState, NO_CARD } from '../../lib/card-fields/card-field-state.ts'
import { ChallengePanel } from '../../lib/card-fields/challenge-panel.tsx'
import { AddCardView } from '../../lib/saved-cards/add-card/add-card-view.tsx'
import type { CardForm } from '../../lib/saved-cards/add-card/use-card-form.ts'
import { DefaultCardModal, DeleteCardModal, EditCardModal } from '../../lib/saved-cards/card-modal-views.tsx'
import type { CardsState } from '../../lib/saved-cards/create-saved-cards.ts'
import { EVERYDAY } from '../../lib/saved-cards/saved-card.testing.ts'
import type { SavedCard } from '../../lib/saved-cards/saved-card.ts'
import { SomethingWentWrongDialog } from '../../lib/something-went-wrong-dialog.tsx'
import { DialogPlace } from '../../ui/use-modal.ts'
import { PaymentMethodsView } from './payment-methods-view.tsx'

const nothing = () => {}
const today = '2026-11-21'

const mastercard: SavedCard = { ...EVERYDAY, id: 'pm_2', nickName: 'Trips', brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2026, isDefault: false }
const amex: SavedCard = { ...mastercard, id: 'pm_3', nickName: null, brand: 'amex', last4: '0005', expMonth: 10 }
const diners: SavedCard = { ...amex, id: 'pm_4', brand: 'dinersClub', last4: '0004', nickName: 'A long nick name of a card, to see it break', expYear: 2031 }

const ready = (cards: readonly SavedCard[], change: object = {}): CardsState => ({ step: 'ready', cards, mayChange: true, stale: false, ...change })
const all = ready([EVERYDAY, mastercard, amex, diners])

/** The page without a gateway. */
function Page(props: Partial<Parameters<typeof PaymentMethodsView>[0]>) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <PaymentMethodsView
      state={all}
      today={today}
      isDemo={false}
      pending={false}
      adding={null}
      title={title}
      onAdd={nothing}
      onAsk={nothing}
      onAgain={nothing}
      {...props}
    />
  )
}

const typed: CardFieldState = { ready: true, focused: false, complete: true, error: null }
const whole = { fields: { number: typed, expiry: typed, code: typed }, brand: 'visa', failed: false } as const
const wrong = (error: string): CardFieldState => ({ ...BLANK, ready: true, error })
const missing = {
  fields: { number: wrong('Enter the card number.'), expiry: wrong('This card has expired.'), code: wrong('Enter the security code.') },
  brand: 'unknown',
  failed: false,
} as const

/** The form without frames: its slots stay empty. */
function Form({
  fields = whole,
  empty = false,
  ...rest
}: { fields?: Partial<CardForm['fields']>; empty?: boolean } & Partial<Parameters<typeof AddCardView>[0]>) {
  const ref = useRef<HTMLInputElement>(null)
  const slot = { number: nothing, expiry: nothing, code: nothing }
  const form: CardForm = {
    fields: {
      ...NO_CARD,
      slot,
      reload: nothing,
      port: { check: () => true, pay: async () => ({ status: 'unknown' }) },
      find: async () => ({ status: 'unknown' }),
      ...fields,
    },
    hasNickName: true,
    name: { value: empty ? '' : 'Nora Andrade', error: empty ? 'Enter the name exactly as on the card.' : null, ref, type: nothing },
    nickName: { value: empty ? '' : 'Work', error: empty ? 'Enter a nickname for this card.' : null, ref, type: nothing },
    read: () => null,
  }
  return <Page adding={<AddCardView form={form} working={false} problem={null} onSave={nothing} onCancel={nothing} {...rest} />} />
}

const asked = { today, working: false, error: null, onClose: nothing }
const inPage = (modal: React.ReactNode) => () => <DialogPlace value="in-page">{modal}</DialogPlace>
const RENEWAL = { what: 'Explorer, 12 months', on: '2027-07-01' as Day, amount: 89, currency: 'USD', pays: [] }
const GUARANTEE = { booking_id: 'bkg_1', title: 'Casa das Andorinhas', from: '2027-03-12' as Day }
const NO_USES: Parameters<typeof DeleteCardModal>[0]['uses'] = { step: 'ready', uses: { charges: [], guarantees: [] } }
const deleting = (change: Partial<Parameters<typeof DeleteCardModal>[0]> = {}) =>
  inPage(<DeleteCardModal {...asked} card={EVERYDAY} uses={NO_USES} others={[mastercard, amex]} onAct={nothing} {...change} />)
const notDone = "The card wasn't deleted and is still saved. Please try again in a moment. Nothing was charged."

/** The page of saved cards and every modal over it. */
export const states = {
  'cards: default, soon over, over, a long name': () => <Page />,
  'cards of the old shape': () => <Page state={ready([EVERYDAY, mastercard].map((card) => ({ ...card, shape: 'old', nickName: null })))} />,
  loading: () => <Page state={{ step: 'loading' }} />,
  empty: () => <Page state={ready([])} />,
  failed: () => (
    <Page
      state={{ step: 'failed', message: "We can't load your saved cards right now. They're safe and nothing was charged; please try again in a moment." }}
    />
  ),
  'offline: the last list': () => <Page state={ready([EVERYDAY, mastercard], { stale: true })} />,
  'looking at another account': () => <Page state={ready([EVERYDAY, mastercard], { mayChange: false })} />,
  'demo account': () => <Page isDemo state={ready([])} />,
  'bank has not answered': () => <Page pending state={ready([EVERYDAY])} />,
  'add a card': () => <Form />,
  'add a card, fields on their way': () => <Form fields={NO_CARD} empty={false} />,
  'add a card, fields not loaded': () => <Form fields={{ failed: true }} />,
  'add a card, missing': () => <Form fields={missing} empty />,
  'add a card, at work': () => <Form working />,
  'add a card, declined': () => (
    <Form problem="Your card was declined. The card wasn't saved and nothing was charged. Please check the details or use another card." />
  ),
  '3-D Secure': inPage(<ChallengePanel url="about:blank" lead="Your bank confirms that the card is yours. Nothing is charged." onLeave={nothing} />),
  'A2.15 Set as default card': inPage(<DefaultCardModal {...asked} card={mastercard} onAct={nothing} />),
  'A2.15 Set as default card, at work': inPage(<DefaultCardModal {...asked} working card={mastercard} onAct={nothing} />),
  'A2.14 default not set': inPage(
    <SomethingWentWrongDialog detail="Your default card wasn't changed. Please try again in a moment. Nothing was charged." onDismiss={nothing} />,
  ),
  'A2.15 Delete Credit Card': deleting(),
  'A2.15 Delete Credit Card, failed': deleting({ error: notDone }),
  'C2.13 delete a card, looking up what it pays': deleting({ uses: { step: 'loading' } }),
  'C2.13 delete a card, not known what it pays': deleting({ uses: { step: 'failed' } }),
  'C2.13 delete the card of a membership': deleting({ uses: { step: 'ready', uses: { charges: [RENEWAL, RENEWAL], guarantees: [] } } }),
  'C2.13 delete one card of two': deleting({ uses: { step: 'ready', uses: { charges: [{ ...RENEWAL, pays: ['Your wallet'] }], guarantees: [] } } }),
  'C2.13 delete the only card': deleting({ others: [], uses: { step: 'ready', uses: { charges: [RENEWAL], guarantees: [GUARANTEE] } } }),
  'A2.15 Edit Credit Card': inPage(<EditCardModal {...asked} card={mastercard} onAct={nothing} />),
}
