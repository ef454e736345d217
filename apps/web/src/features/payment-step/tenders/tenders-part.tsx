import type { AppliedTenders, CheckoutMoney, HeldElsewhere } from '@sojourn/contracts'
import { never } from '@sojourn/kernel'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '../../../lib/shell.ts'
import { AGENT } from '../../../lib/user-type.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { PaymentStepProps } from '../payment-step-props.ts'
import type { TypedGate } from './apply-first.ts'
import { createTenders, type News } from './create-tenders.ts'
import { CashBox } from './panels/cash-box.tsx'
import { CouponBox } from './panels/coupon-box.tsx'
import { PointsBox } from './panels/points-box.tsx'
import { StoredCards } from './panels/stored-cards.tsx'
import { useApplyFirst } from './use-apply-first.tsx'

export interface TendersPartProps extends Pick<PaymentStepProps, 'checkoutId' | 'product' | 'rules' | 'due' | 'earns' | 'manner' | 'onStale'> {
  readonly tenders: AppliedTenders
  readonly heldElsewhere: readonly HeldElsewhere[]
  readonly locked: boolean
  /** The title of the box from which a person signed in. */
  readonly wanted?: string | null
  /** The element for the cards of stored value: in the box of the card options. */
  readonly cardsPlace: Element | null
  /** `isOpen`: no booking waits for its payment any more. */
  readonly onMoney: (money: CheckoutMoney, isOpen: boolean) => void
  readonly onSignedOut: () => void
  readonly onDemo: () => void
  /** A change is being sent: nothing is booked meanwhile. */
  readonly onChanging: (isChanging: boolean) => void
  /** Filled in here: what asks, before anything is paid, about what is typed and not applied. */
  readonly gate: RefObject<TypedGate | null>
  /** What was asked about is applied: the button is next. */
  readonly onApplied: () => void
}

/** The boxes of a signed-in person. A lazy part, which guests do not load. */
export function TendersPart(props: TendersPartProps) {
  const { tenders: applied, heldElsewhere: elsewhere, due, locked, wanted = null, earns = null, rules, cardsPlace, onChanging } = props
  const { user } = useShell()
  const store = useStore(props)
  const state = useSyncExternalStore(store.subscribe, store.snapshot)
  const isChanging = state.ask !== null
  useEffect(() => void store.look(), [store])
  useEffect(() => store.send({ type: 'synced', applied, due, elsewhere }), [store, applied, due, elsewhere])
  useEffect(() => store.send({ type: 'locked', locked }), [store, locked])
  useEffect(() => onChanging(isChanging), [isChanging, onChanging])
  const question = useApplyFirst(store, props.gate, props.onApplied)
  const isAgent = user?.usr_type === AGENT
  // A product with its own manner of paying shows no box for what it does not take.
  const hasPoints = !props.manner || rules.payable_by.includes('points')
  const view = { state, send: store.send, wanted, onAgain: () => void store.look() }
  return (
    <>
      <CouponBox {...view} takesCoupons={rules.payable_by.includes('coupon')} />
      <CashBox {...view} />
      {hasPoints && <PointsBox {...view} earns={earns} isAgent={isAgent} />}
      {cardsPlace &&
        rules.payable_by.includes('stored_value') &&
        createPortal(<StoredCards {...view} mayDiscount={isAgent || rules.payable_by.includes('discount_card')} />, cardsPlace)}
      {question}
    </>
  )
}

/** One store for as long as the boxes are mounted; its callbacks call the latest props of the page. */
function useStore(props: TendersPartProps) {
  const keep = useToast()
  const receive = ({ onMoney, onStale, onSignedOut, onDemo }: TendersPartProps, news: News): void => {
    switch (news.type) {
      case 'money':
        onMoney(news.money, news.isOpen)
        break
      case 'stale':
        onStale()
        break
      case 'signed_out':
        onSignedOut()
        break
      case 'demo':
        onDemo()
        break
      case 'said':
        keep(news.text, 0)
        break
      default:
        never(news)
    }
  }
  const latest = useRef<(news: News) => void>(() => {})
  useEffect(() => {
    latest.current = (news) => receive(props, news)
  })
  const [store] = useState(() => {
    const { checkoutId, product, rules, tenders: applied, heldElsewhere: elsewhere, due, locked } = props
    return createTenders(
      { checkoutId, product: product.code, currency: due.currency, takesPoints: rules.payable_by.includes('points') },
      { applied, due, elsewhere },
      locked,
      (news) => latest.current(news),
    )
  })
  return store
}
