import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useState } from 'react'
import type { AddStep } from '../../lib/saved-cards/add-card/add-card-steps.ts'
import { cardTitle } from '../../lib/saved-cards/card-face.tsx'
import type { CardIntent } from '../../lib/saved-cards/card-modals.tsx'
import type { CardsState } from '../../lib/saved-cards/create-saved-cards.ts'
import type { CardAccess } from '../../lib/saved-cards/saved-cards-api.ts'
import { useCardModals } from '../../lib/saved-cards/use-card-modals.tsx'
import { useSavedCards } from '../../lib/saved-cards/use-saved-cards.ts'
import { useToast } from '../../ui/toast.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { PaymentMethodsView } from './payment-methods-view.tsx'

const loadAddCard = () => import('../../lib/saved-cards/add-card/add-card-panel.tsx').then(({ AddCardPanel }) => AddCardPanel)

interface PaymentMethodsProps {
  readonly access: CardAccess
  /** The list as it came with the page. */
  readonly first: CardsState
  readonly today: Day
  readonly isDemo: boolean
}

/** The saved cards of a person: looked at, added, made the default, named, deleted. */
export function PaymentMethods({ access, first, today, isDemo }: PaymentMethodsProps) {
  const cards = useSavedCards(access, first)
  const { Part: AddCardPanel, fetchPart } = useLazy(loadAddCard)
  const [adding, setAdding] = useState(false)
  const [pending, setPending] = useState(false)
  const toast = useToast()
  // What had the focus goes with the card, the form or the modal: once they are gone the title has it.
  const [gone, setGone] = useState(0)
  const toTitle = () => setGone((times) => times + 1)
  const title = useLanding<HTMLHeadingElement>(gone)

  const { open, modal } = useCardModals({
    cards,
    today,
    onDone: (intent) => {
      toast(doneText(intent))
      if (intent.act !== 'edit') toTitle()
    },
  })
  const close = () => {
    setAdding(false)
    toTitle()
  }
  const over = (end: Extract<AddStep, { step: 'saved' | 'pending' }>) => {
    close()
    setPending(end.step === 'pending')
    if (end.step === 'saved') toast(savedText(end))
  }
  const add = async () => setAdding(await fetchPart())
  const again = () => {
    setPending(false)
    void cards.load()
  }
  return (
    <>
      <PaymentMethodsView
        state={cards.state}
        today={today}
        isDemo={isDemo}
        pending={pending}
        adding={adding && AddCardPanel ? <AddCardPanel access={access} cards={cards} onCancel={close} onOver={over} /> : null}
        title={title}
        onAdd={() => void add()}
        onAsk={open}
        onAgain={again}
      />
      {modal}
    </>
  )
}

function doneText({ act, card }: CardIntent): string {
  switch (act) {
    case 'default':
      return say`${cardTitle(card)} is now your default card.`
    case 'delete':
      return say`${cardTitle(card)} was deleted.`
    case 'edit':
      return say`The nickname of ${cardTitle(card)} was changed.`
  }
}

const savedText = ({ card }: Extract<AddStep, { step: 'saved' }>): string => (card ? say`${cardTitle(card)} is saved.` : say`Your card is saved.`)
