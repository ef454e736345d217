import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import type { Day } from '@sojourn/kernel'
import { useState } from 'react'
import { CardFace } from '../../../lib/saved-cards/card-face.tsx'
import type { CardIntent } from '../../../lib/saved-cards/card-modals.tsx'
import type { SavedCard } from '../../../lib/saved-cards/saved-card.ts'
import { Button } from '../../../ui/button.tsx'
import type { CardOption } from '../card-options.ts'
import { OptionRow } from './option-row.tsx'

interface SavedRowProps {
  readonly name: string
  readonly option: CardOption
  readonly card: SavedCard
  readonly chosen: boolean
  readonly locked: boolean
  readonly today: Day
  readonly onPick: () => void
  /** Null where the cards may only be looked at. */
  readonly onAsk: ((intent: CardIntent) => void) | null
}

/** A saved card to pay with, and under "Change" what can be done with it, each in a modal of its own (A2.15). */
export function SavedCardRow({ name, option, card, chosen, locked, today, onPick, onAsk }: SavedRowProps) {
  const [isOpen, setOpen] = useState(false)
  const change = onAsk && !locked && (
    <Button look="underlined" className="min-h-11 text-small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <Say>
        Change<span className="sr-only"> {option.label}</span>
      </Say>
    </Button>
  )
  return (
    <OptionRow
      name={name}
      value={option.value}
      chosen={chosen}
      disabled={locked || !option.pickable}
      onPick={onPick}
      aside={change}
      opened={isOpen && change && <Deeds card={card} canBeDefault={option.pickable && !card.isDefault} onAsk={onAsk} />}
    >
      <CardFace card={card} today={today} trouble={option.detail} />
    </OptionRow>
  )
}

interface DeedsProps {
  readonly card: SavedCard
  readonly canBeDefault: boolean
  readonly onAsk: (intent: CardIntent) => void
}

/** Cards of the old shape have no nick name to edit. */
function Deeds({ card, canBeDefault, onAsk }: DeedsProps) {
  const deeds = [
    { act: 'default', text: say`Set as default`, shown: canBeDefault },
    { act: 'edit', text: say`Edit`, shown: card.shape === 'new' },
    { act: 'delete', text: say`Delete`, shown: true },
  ] as const
  return (
    <div className="flex flex-wrap gap-2.5 ps-9">
      {deeds.map(
        ({ act, text, shown }) =>
          shown && (
            <Button key={act} size="small" className="min-h-11" onClick={() => onAsk({ act, card })}>
              {text}
            </Button>
          ),
      )}
    </div>
  )
}
