import type { Day } from '@sojourn/kernel'
import { useState } from 'react'
import { SomethingWentWrongDialog } from '../something-went-wrong-dialog.tsx'
import { DefaultCardModal, DeleteCardModal, EditCardModal } from './card-modal-views.tsx'
import type { CardOutcome } from './create-saved-cards.ts'
import type { SavedCard } from './saved-card.ts'
import type { SavedCards } from './use-saved-cards.ts'

/** The actions on a card: each has a modal of its own. */
export interface CardIntent {
  readonly act: 'default' | 'delete' | 'edit'
  readonly card: SavedCard
}

export interface CardModalsProps {
  readonly intent: CardIntent
  readonly cards: Pick<SavedCards, 'setDefault' | 'remove' | 'rename'>
  readonly today: Day
  readonly onClose: () => void
  /** It is done, and the list is loaded again. */
  readonly onDone?: (intent: CardIntent) => void
}

/** The card modals at work. What fails is said inside; a default that could not be set is said as A2.14. */
export function CardModals({ intent, cards, today, onClose, onDone }: CardModalsProps) {
  const { act, card } = intent
  const [working, setWorking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = async (change: () => Promise<CardOutcome>) => {
    setWorking(true)
    setError(null)
    const outcome = await change()
    setWorking(false)
    if (!outcome.ok) return setError(outcome.message)
    onClose()
    onDone?.(intent)
  }
  const view = { card, today, working, error, onClose }
  switch (act) {
    case 'default':
      if (error) return <SomethingWentWrongDialog detail={error} onDismiss={onClose} />
      return <DefaultCardModal {...view} onAct={() => void run(() => cards.setDefault(card))} />
    case 'delete':
      return <DeleteCardModal {...view} onAct={() => void run(() => cards.remove(card))} />
    case 'edit':
      return <EditCardModal {...view} onAct={(name) => void run(() => cards.rename(card, name))} />
  }
}
