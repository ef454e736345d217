import { moneyText, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { CardAccess } from '../../lib/saved-cards/saved-cards-api.ts'
import { type SavedCards, useSavedCards } from '../../lib/saved-cards/use-saved-cards.ts'
import { NEW_CARD, NOTHING, type Paying } from './card-choice.ts'
import { type CardOption, cardOf, cardOptions } from './card-options.ts'
import { chosenAfter, NOT_CHOSEN } from './chosen-option.ts'
import type { Due, PaymentRoute } from './payment-step-props.ts'
import { declinedCard, keepPayment, storedPayment } from './stored-payment.ts'

const OPTION_DELAY_MS = 500

/** The pause before an option is chosen automatically (B9.2): none with reduced motion. */
export const optionDelayMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : OPTION_DELAY_MS)

/** From then on a new card may be chosen though the saved ones are not here. */
const LATE_MS = 3000

export interface CardsAsk {
  readonly access: CardAccess
  readonly checkoutId: string
  /** What is bought may be invoiced. */
  readonly mayInvoice: boolean
  readonly today: Day
  /** The fields of a new card are not empty: so that is what the person chose. */
  readonly isTyping: boolean
  /** The credit line of an agency, before there is a booking. */
  readonly invoice: PaymentRoute['invoice']
  /** What a card or the invoice would pay. */
  readonly due: Due
  /** Counts up when another card is asked for: a new one is chosen. */
  readonly another: number
  readonly onPaying: (paying: Paying) => void
}

/** The ways to pay by card, which of them is chosen, and what the button would pay with. */
export function useCardOptions({ access, checkoutId, mayInvoice, today, isTyping, invoice, due, another, onPaying }: CardsAsk) {
  const cards = useSavedCards(access)
  const { state } = cards
  const declined = declinedCard(storedPayment(checkoutId))
  const options = useMemo(
    () => cardOptions({ ...held(state), gateway: access.gateway, mayInvoice, today, declined, credit: invoice ? creditOf(invoice, due) : null }),
    [state, access.gateway, mayInvoice, today, declined, invoice, due],
  )
  const [chosen, send] = useReducer(chosenAfter, NOT_CHOSEN)

  const listed = useRef(false)
  const isKnown = state.step !== 'loading'
  useEffect(() => {
    if (!isKnown) return
    const list = () => {
      listed.current = true
      send({ type: 'listed', options, stored: storedPayment(checkoutId).way ?? null })
    }
    if (listed.current) return list()
    const timer = setTimeout(list, optionDelayMs())
    return () => clearTimeout(timer)
  }, [isKnown, options, checkoutId])
  useEffect(() => {
    if (isTyping) send({ type: 'picked', value: 'other' })
  }, [isTyping])
  useEffect(() => {
    if (another > 0) send({ type: 'picked', value: 'other' })
  }, [another])

  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isKnown) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [isKnown])

  const option = options.find(({ value }) => value === chosen.value) ?? null
  useEffect(() => onPaying(payingOf(option, access.email, moneyText(due.card, due.currency))), [option, access.email, due, onPaying])
  const pick = (value: string) => {
    send({ type: 'picked', value })
    // The form that saves a card is no way to pay: it is not opened again automatically.
    if (value !== 'add') keepPayment(checkoutId, { way: value })
  }
  const saved = (value: string | null) => {
    send({ type: 'saved', value, options })
    if (value) keepPayment(checkoutId, { way: value })
  }
  return { cards, options, option, isLate, pick, saved }
}

const held = (state: SavedCards['state']) => (state.step === 'ready' ? { cards: state.cards, mayAdd: state.mayChange } : { cards: [], mayAdd: false })

function payingOf(option: CardOption | null, email: string, due: string): Paying {
  const card = option && cardOf(option)
  if (card) return { by: 'saved', cardId: card.id, email, customer: card.customer, label: option.label }
  if (option?.uniquekey === 'add') return { by: 'add', says: say`Save the card first, or choose another way to pay. Saving a card charges nothing.` }
  if (option?.uniquekey === 'invoice') return { by: 'invoice', says: say`${due} goes on your credit line. No card is charged.` }
  return option ? NEW_CARD : NOTHING
}

/** What the line still holds, and whether that is enough. */
const creditOf = ({ available, currency }: NonNullable<PaymentRoute['invoice']>, due: Due) => ({
  text: say`${moneyText(available, currency)} available on your credit line`,
  // In another currency only the server can say.
  reaches: currency !== due.currency || available >= due.card,
})
