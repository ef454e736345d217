import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useId } from 'react'
import { CardFace } from '../../../lib/saved-cards/card-face.tsx'
import type { CardIntent } from '../../../lib/saved-cards/card-modals.tsx'
import type { SavedCard } from '../../../lib/saved-cards/saved-card.ts'
import { Button } from '../../../ui/button.tsx'

interface ListProps {
  readonly cards: readonly SavedCard[]
  readonly today: Day
  /** Null where cards may be looked at only. */
  readonly onAsk: ((intent: CardIntent) => void) | null
}

/** The saved cards, newest first, each with what can be done with it. */
export function CardList({ cards, today, onAsk }: ListProps) {
  return (
    <ul aria-label={say`Saved cards`} className="border-t border-ink">
      {cards.map((card) => (
        <CardRow key={card.id} card={card} today={today} onAsk={onAsk} />
      ))}
    </ul>
  )
}

function CardRow({ card, today, onAsk }: { card: SavedCard } & Pick<ListProps, 'today' | 'onAsk'>) {
  const face = useId()
  const action = (label: string, act: CardIntent['act']) => (
    <Button size="small" className="min-h-11" aria-describedby={face} onClick={() => onAsk?.({ act, card })}>
      {label}
    </Button>
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 border-b border-rule py-5">
      <div id={face} className="min-w-0 flex-[1_1_16rem]">
        <CardFace card={card} today={today} />
      </div>
      {onAsk && (
        <div className="flex flex-wrap gap-2.5 noscript:hidden">
          {!card.isDefault && action(say`Set as default`, 'default')}
          {card.shape === 'new' && action(say`Edit`, 'edit')}
          {action(say`Delete`, 'delete')}
        </div>
      )}
    </li>
  )
}
