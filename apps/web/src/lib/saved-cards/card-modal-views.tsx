import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { CardFace } from './card-face.tsx'
import { CardModalFrame } from './card-modal-frame.tsx'
import { NICK_NAME_MAX, NO_NICK_NAME } from './nick-name.ts'
import type { SavedCard } from './saved-card.ts'

interface ViewProps {
  readonly card: SavedCard
  readonly today: Day
  readonly working: boolean
  readonly error: string | null
  readonly onClose: () => void
}

export function DefaultCardModal({ card, today, onAct, ...frame }: ViewProps & { onAct: () => void }) {
  return (
    <CardModalFrame title={say`Set as default card`} action="Save" onAct={onAct} {...frame}>
      <CardFace card={card} today={today} />
      <p className="mt-4 text-body text-ink-2">{say`This card will be chosen first when you pay. Nothing is charged now.`}</p>
    </CardModalFrame>
  )
}

export function DeleteCardModal({ card, today, onAct, ...frame }: ViewProps & { onAct: () => void }) {
  return (
    <CardModalFrame title={say`Delete Credit Card`} action="Delete" onAct={onAct} {...frame}>
      <CardFace card={card} today={today} />
      <p className="mt-4 text-body text-ink-2">
        {say`We will forget this card. What you booked with it stands, and a refund still goes back to it.`}
        {card.isDefault && say` The newest card left becomes your default card.`}
      </p>
    </CardModalFrame>
  )
}

/** A5.7: a card without a nick name is not saved. */
export function EditCardModal({ card, today, onAct, ...frame }: ViewProps & { onAct: (nickName: string) => void }) {
  const [name, setName] = useState(card.nickName ?? '')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const act = () => {
    const wanted = name.trim()
    setMissing(wanted === '')
    if (wanted) onAct(wanted)
    else field.current?.focus()
  }
  return (
    <CardModalFrame title={say`Edit Credit Card`} action="Save" onAct={act} {...frame}>
      <CardFace card={card} today={today} />
      <Field
        ref={field}
        className="mt-5"
        label={say`Nick Name`}
        name="nick-name"
        autoComplete="off"
        autoFocus
        required
        maxLength={NICK_NAME_MAX}
        value={name}
        readOnly={frame.working}
        error={missing ? NO_NICK_NAME : null}
        hint={say`Only you see it.`}
        onChange={(event) => setName(event.target.value)}
      />
    </CardModalFrame>
  )
}
