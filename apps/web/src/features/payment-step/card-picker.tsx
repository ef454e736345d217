import { useCallback, useEffect, useState } from 'react'
import { useLanding } from '../../ui/use-landing.ts'
import { fetchLazily } from '../../ui/use-lazy.ts'
import { NEW_CARD, NOTHING, type Paying } from './card-choice.ts'
import { NewCardPanel } from './panels/new-card-panel.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import type { NewCard } from './use-new-card.ts'
import { useOwner } from './use-owner.ts'

const loadOptions = () => import('./card-options-part.tsx').then(({ CardOptions }) => CardOptions)
type Options = Awaited<ReturnType<typeof loadOptions>>

/** As high as two saved cards with the rows and the title around them, so that the button below does not move when they come. */
const OPTIONS_PLACE = 'radio-row h-73'
const OPTIONS_PLACE_WITH_INVOICE = 'radio-row h-88.25'

interface CardPickerProps extends Pick<PaymentStepProps, 'checkoutId' | 'pay' | 'due' | 'rules' | 'today'> {
  readonly card: NewCard
  readonly paying: Paying
  readonly locked: boolean
  /** There is a booking: how it is paid is decided, but for the card. */
  readonly booked: boolean
  /** Counts up when another card is asked for. */
  readonly another: number
  readonly onPaying: (paying: Paying) => void
}

/** What the button pays with before a choice: saved cards are waited for where there may be any, else a new card is typed. */
export function usePaying() {
  return useState<Paying>(useOwner() ? NOTHING : NEW_CARD)
}

/** How a card is given: a form, and above it, for signed-in people, their saved options (a lazy part). What was typed before it is loaded stays. */
export function CardPicker({ checkoutId, pay, due, rules, today, card, paying, locked, booked, another, onPaying }: CardPickerProps) {
  const { nameField } = card
  const email = useOwner()?.email ?? null
  const [Options, setOptions] = useState<Options | null>(null)
  const fetchOptions = useCallback(async () => {
    const Part = await fetchLazily(loadOptions).catch(() => null)
    setOptions(() => Part)
    // Out of reach: a new card still pays.
    if (!Part) onPaying(NEW_CARD)
  }, [onPaying])
  useEffect(() => {
    if (email) void fetchOptions()
    else onPaying(NEW_CARD)
  }, [email, fetchOptions, onPaying])
  useLanding(paying.by === 'new' && another, nameField)
  const invoice = booked || due.card === 0 ? null : pay.invoice
  const byCardHere = pay.gateway !== 'PG_02'
  const isAhead = byCardHere && email !== null && !Options && paying.by === 'nothing'
  const ask = { checkoutId, mayInvoice: rules.payable_by.includes('invoice'), today, locked, isTyping: card.isTyping, invoice, due, another, onPaying }
  return (
    <>
      {Options && email && <Options key={email} access={{ ...pay, email }} {...ask} />}
      {isAhead && <div aria-hidden className={ask.invoice && ask.mayInvoice ? OPTIONS_PLACE_WITH_INVOICE : OPTIONS_PLACE} />}
      {byCardHere && <NewCardPanel card={card} locked={locked} hidden={paying.by !== 'new'} isOption={Options !== null && email !== null} />}
    </>
  )
}
