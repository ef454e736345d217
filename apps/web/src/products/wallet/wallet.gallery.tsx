import type { WalletOffer } from '@sojourn/contracts'
import { type ComponentProps, useRef } from 'react'
import { EXAMPLE_STANDING, EXAMPLE_VALUE_RULES, exampleSoldAs } from '../../lib/example-order.ts'
import { DialogPlace } from '../../ui/use-modal.ts'
import { ClaimView } from './claim-dialog.tsx'
import { TopUpOutcome } from './purchase/top-up-outcome.tsx'
import { startOf, type TopUpErrors, type Typed } from './top-up.ts'
import type { Held, Moved, StoredCard, Wallet } from './wallet-api.ts'
import { WalletFailed, WalletSkeleton } from './wallet-states.tsx'
import { WalletView } from './wallet-view.tsx'

const nothing = () => {}

const card: StoredCard = {
  payment_card_id: 'pcd_1',
  payment_card_name: 'Wallet top-up',
  payment_card_type: 'WALLET',
  mst_type_code: 'WLT',
  card_code: 'WLT-2C3D-4E5F-6G7H',
  card_status: 'ACTIVE',
  status: 1,
  currency_code: 'USD',
  expiry_time: null,
  purchase_price: 80,
  redemption_price: 62.5,
  roeRate: 1,
}
const cards: StoredCard[] = [
  card,
  {
    ...card,
    payment_card_id: 'pcd_2',
    payment_card_name: 'Gift certificate',
    payment_card_type: 'CERTIFICATE',
    currency_code: 'EUR',
    redemption_price: 40,
    purchase_price: 40,
    card_code: 'CRT-11AB-22CD-33EF',
  },
  {
    ...card,
    payment_card_id: 'pcd_3',
    payment_card_name: 'A discount with a very long name indeed, to see how it breaks',
    payment_card_type: 'DISCOUNT',
    redemption_price: 120,
    purchase_price: 0,
    expiry_time: '2027-12-31T23:59:59.000Z',
    card_code: 'DSC-11AB-22CD-33EF',
  },
  { ...card, payment_card_id: 'pcd_6', card_status: 'HELD', status: 0, redemption_price: 0, purchase_price: 80 },
  { ...card, payment_card_id: 'pcd_4', card_status: 'SPENT', status: 0, redemption_price: 0, purchase_price: 25 },
]
const moved: Moved = { id: 'a:1', at: '2026-11-21T10:00:00.000Z', kind: 'topped_up', label: 'Topped up', amount: 80, currency: 'USD', booking_id: 'bkg_1' }
const moves: Moved[] = [
  { ...moved, id: 'a:4', kind: 'paid', label: 'Paid with a booking', amount: -17.5, booking_id: 'bkg_2' },
  { ...moved, id: 'a:3', kind: 'gift_sent', label: 'Gift sent to Theo', amount: 50 },
  { ...moved, id: 'a:2', kind: 'claimed', label: 'Gift claimed', amount: 40, currency: 'EUR', booking_id: null },
  moved,
]
const range = { currency: 'USD', minimum: 10, maximum: 1_000, suggested: [25, 50, 100, 200] }
const full: Wallet = {
  balances: [
    { amount: 40, currency: 'EUR' },
    { amount: 62.5, currency: 'USD' },
  ],
  cards,
  history: moves,
  next: 'a:1',
  top_up: range,
}
const empty: Wallet = { balances: [], cards: [], history: [], next: null, top_up: range }
const gift: Partial<Typed> = { isGift: true, name: 'Theo', email: 'theo@example.com', message: 'Go and see the sea.' }

interface PageProps {
  readonly wallet?: Wallet
  readonly held?: readonly Held[]
  readonly typed?: Partial<Typed>
  readonly errors?: TopUpErrors
  readonly problem?: string
  readonly working?: boolean
  readonly isDemo?: boolean
  readonly history?: { readonly working?: boolean; readonly problem?: string }
}

/** The page without a server. */
function Page({ wallet = full, held = [], typed = {}, errors = {}, problem, working = false, isDemo = false, history = {} }: PageProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <WalletView
      wallet={wallet}
      held={held}
      history={{ moves: wallet.history, hasMore: wallet.next !== null, working: history.working ?? false, problem: history.problem ?? null, more: nothing }}
      topUp={{ typed: { ...startOf(range), ...typed }, errors, working, problem: problem ?? null, form, change: nothing, send: nothing }}
      isDemo={isDemo}
      onClaim={nothing}
      onReleased={nothing}
    />
  )
}

const held: Held = {
  kind: 'payment_card',
  id: 'wallet:USD',
  amount: 40,
  currency: 'USD',
  points: null,
  checkoutId: 'chk_1',
  product: 'HLT',
  booking_id: null,
  title: 'Casa das Andorinhas',
  until: '2026-11-21T16:15:00.000Z',
}

function Claim(props: Partial<Parameters<typeof ClaimView>[0]>) {
  return (
    <DialogPlace value="in-page">
      <ClaimView typed="7KM4-92XC-22AB-QRST" problem={null} working={false} onType={nothing} onClaim={nothing} onClose={nothing} {...props} />
    </DialogPlace>
  )
}

const offer: WalletOffer = { product: 'WLT', title: 'Wallet top-up', amount: 50, currency: 'USD', gift: null }
const giftOffer: WalletOffer = {
  ...offer,
  title: 'Gift certificate for Theo',
  gift: { name: 'Theo', email: 'theo@example.com', message: 'Go and see the sea.' },
}
const price = { total: 50, currency: 'USD', base: 50, taxes: 0, fees: 0, pay_now: 50, pay_at_property: 0, per_night: [] }
const lines = [
  { label: 'Wallet top-up', rule: null, amount: 50, kind: 'base' as const },
  { label: 'Total', rule: null, amount: 50, kind: 'total' as const },
  { label: 'Pay now', rule: null, amount: 50, kind: 'pay_now' as const },
]
const description = { title: offer.title, summary: '', place: null, from: null, to: null, starts: null, facts: [] }
type Booking = ComponentProps<typeof TopUpOutcome>['booking']

const booking: Booking = {
  booking_id: 'bkg_1',
  product: 'WLT',
  status: 'confirmed',
  reference: 'SJ-7KM4-92',
  title: 'Wallet top-up',
  city: '',
  image: '',
  art: '',
  checkin: null,
  checkout: null,
  total: 50,
  cost: 50,
  currency: 'USD',
  booked_at: '2026-11-21T16:08:00Z',
  time_zone: 'Europe/Lisbon',
  item_states: ['confirmed'],
  checkout_id: 'chk_1',
  offer,
  sold_as: exampleSoldAs('WLT', EXAMPLE_VALUE_RULES),
  items: [{ ...EXAMPLE_STANDING, rules: EXAMPLE_VALUE_RULES, product: 'WLT', offer, description, price, cancellation: [] }],
  price,
  lines,
  cancellation: [],
  if_cancelled: [],
  guests: [],
  contact: { email: 'member@sojourn.test', phone: '' },
  paid: 50,
  refunded: 0,
  paid_with: 'Visa ending 4242',
  money_back_to: 'Visa ending 4242',
  paid_by_card: 'all',
  charged_to: 'Visa ending 4242',
  failure: null,
  guaranteed: false,
  paid_later: 0,
  charges: [],
  cancellable: false,
  undo_until: null,
  cancel_reason: 'none',
  history: [],
}
const Outcome = (change: Partial<Booking>) => (
  <TopUpOutcome booking={{ ...booking, ...change }} balances={[{ amount: 130, currency: 'USD' }]} onChanged={nothing} />
)

export const states = {
  'C2.1 value held by a checkout and by an unpaid booking': () => (
    <Page
      held={[
        held,
        { ...held, kind: 'points', id: 'MILES', points: 2000, amount: 20 },
        { ...held, kind: 'cash_card', id: '', checkoutId: 'chk_2', booking_id: 'bkg_2' },
      ]}
    />
  ),
  'balances, cards, history': () => <Page />,
  empty: () => <Page wallet={empty} />,
  'demo account': () => <Page wallet={empty} isDemo />,
  'own amount out of range': () => <Page typed={{ amount: null, own: '5' }} errors={{ own: 'Enter an amount from $10 to $1,000.' }} />,
  'as a gift': () => <Page typed={gift} />,
  'as a gift, missing': () => (
    <Page typed={{ isGift: true }} errors={{ name: "Enter the recipient's name.", email: 'Enter an email such as name@example.com.' }} />
  ),
  'at work': () => <Page working history={{ working: true }} />,
  'refused; offline for earlier ones': () => (
    <Page problem="We can't connect right now. Nothing was charged." history={{ problem: "We can't connect right now. Please try again in a moment." }} />
  ),
  loading: () => <WalletSkeleton />,
  failed: () => <WalletFailed message="Your wallet cannot be shown just now. What is in it is safe. Please try again in a moment." onAgain={nothing} />,
  claim: () => <Claim />,
  'claim, refused': () => (
    <Claim problem="This code is not known here, or its value is in a wallet already. Nothing was changed. Please check it against the mail." />
  ),
  'claim, at work': () => <Claim working />,
  'topped up': () => <Outcome />,
  'gift sent': () => <Outcome offer={giftOffer} />,
  'still being confirmed': () => <Outcome status="confirming" reference={null} />,
  'not bought': () => <Outcome status="failed" reference={null} refunded={50} />,
  'time ran out': () => <Outcome status="expired" reference={null} paid={0} paid_with={null} money_back_to={null} paid_by_card="none" charged_to={null} />,
}
