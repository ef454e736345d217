import { say } from '@sojourn/i18n'
import { useEffect, useRef } from 'react'
import type { AddOver } from '../../lib/saved-cards/add-card/use-add-card.ts'
import { cardTitle } from '../../lib/saved-cards/card-face.tsx'
import { useCardModals } from '../../lib/saved-cards/use-card-modals.tsx'
import { useToast } from '../../ui/toast.tsx'
import { LazyAddCard } from './lazy-add-card.tsx'
import { CardOptionsView } from './panels/card-options-view.tsx'
import { type CardsAsk, useCardOptions } from './use-card-options.ts'

export interface CardOptionsProps extends CardsAsk {
  readonly locked: boolean
}

/** The card options of a signed-in person, with the actions of each. A lazy part, which guests do not load. */
export function CardOptions({ locked, ...ask }: CardOptionsProps) {
  const { access, today } = ask
  const { cards, options, option, isLate, pick, saved } = useCardOptions(ask)
  const group = useRef<HTMLDivElement>(null)
  const toast = useToast()
  // What had the focus may be gone with its row or form: once the page is rendered again, what is chosen takes it.
  const isAdrift = useRef(false)
  useEffect(() => {
    const radio = isAdrift.current ? group.current?.querySelector<HTMLInputElement>('input:checked') : null
    if (!radio) return
    isAdrift.current = false
    radio.focus()
  })
  const toChosen = () => {
    isAdrift.current = true
  }
  const { open, modal } = useCardModals({ cards, today, onDone: toChosen })
  const over = (end: AddOver) => {
    toChosen()
    saved(end.step === 'saved' ? (end.card?.id ?? null) : null)
    if (end.step === 'pending') toast(say`Your bank hasn't confirmed this card yet. It will appear here once it does. Nothing was charged.`, 8000)
    else toast(end.card ? say`${cardTitle(end.card)} is saved and selected.` : say`Your card is saved.`)
  }
  return (
    <>
      <CardOptionsView
        {...{ options, isLate, locked, today, group }}
        state={cards.state}
        chosen={option?.value ?? null}
        onPick={pick}
        onAsk={open}
        onAgain={() => void cards.load()}
        adding={<LazyAddCard bare access={access} cards={cards} onCancel={() => saved(null)} onOver={over} />}
      />
      {modal}
    </>
  )
}
