import type { Day } from '@sojourn/kernel'
import { useEffect, useState } from 'react'
import { SomethingWentWrongDialog } from '../something-went-wrong-dialog.tsx'
import { DefaultCardModal, DeleteCardModal, EditCardModal } from './card-modal-views.tsx'
import { findUses, payWithInstead, type UsesState } from './card-uses.ts'
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
  readonly cards: Pick<SavedCards, 'state' | 'setDefault' | 'remove' | 'rename'>
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
      return <Deleting {...view} cards={cards} onRun={(change) => void run(change)} />
    case 'edit':
      return <EditCardModal {...view} onAct={(name) => void run(() => cards.rename(card, name))} />
  }
}

interface DeletingProps extends Omit<Parameters<typeof DeleteCardModal>[0], 'uses' | 'others' | 'onAct'> {
  readonly cards: CardModalsProps['cards']
  readonly onRun: (change: () => Promise<CardOutcome>) => void
}

/** What depends on the card is looked up first. The other card pays before this one is deleted: where that fails nothing is. */
function Deleting({ card, cards, onRun, ...view }: DeletingProps) {
  const [uses, setUses] = useState<UsesState>({ step: 'loading' })
  useEffect(() => {
    let stale = false
    void findUses(card.id).then((found) => !stale && setUses(found))
    return () => {
      stale = true
    }
  }, [card.id])
  const others = cards.state.step === 'ready' ? cards.state.cards.filter(({ id }) => id !== card.id) : []
  const remove = async (instead: string | null): Promise<CardOutcome> => {
    const moved = instead === null ? null : await payWithInstead(card.id, instead)
    return moved && !moved.ok ? { ok: false, message: moved.message } : cards.remove(card)
  }
  return <DeleteCardModal {...view} card={card} uses={uses} others={others} onAct={(instead) => onRun(() => remove(instead))} />
}
