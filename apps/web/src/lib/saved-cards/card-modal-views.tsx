import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { CardFace } from './card-face.tsx'
import { CardModalFrame } from './card-modal-frame.tsx'
import type { UsesState } from './card-uses.ts'
import { CardUsesView } from './card-uses-view.tsx'
import { NICK_NAME_MAX, nickNameFault } from './nick-name.ts'
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
    <CardModalFrame title={say`Set as default card`} action={say`Save`} onAct={onAct} {...frame}>
      <CardFace card={card} today={today} />
      <p className="mt-4 text-body text-ink-2">{say`This card will be selected first when you pay. Nothing is charged now.`}</p>
    </CardModalFrame>
  )
}

interface DeleteProps extends ViewProps {
  readonly uses: UsesState
  /** The other saved cards, and which of them is to pay what this one does. */
  readonly others: readonly SavedCard[]
  readonly onAct: (instead: string | null) => void
}

/** Deletes a card, once it is said what it pays, and another can pay that. */
export function DeleteCardModal({ card, today, uses, others, onAct, ...frame }: DeleteProps) {
  const [instead, setInstead] = useState('')
  return (
    <CardModalFrame title={say`Delete Credit Card`} action={say`Delete`} isLoss waits={uses.step === 'loading'} onAct={() => onAct(instead || null)} {...frame}>
      <CardFace card={card} today={today} />
      <p className="mt-4 text-body text-ink-2">
        {say`This removes the card. Refunds still go to it.`} {card.isDefault && say`Your newest remaining card becomes the default.`}
      </p>
      <CardUsesView state={uses} others={others} instead={instead} onInstead={setInstead} />
    </CardModalFrame>
  )
}

/** A5.7: a card without a nick name is not saved. */
export function EditCardModal({ card, today, onAct, ...frame }: ViewProps & { onAct: (nickName: string) => void }) {
  const [name, setName] = useState(card.nickName ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const act = () => {
    const wanted = name.trim()
    const wrong = nickNameFault(wanted)
    setFault(wrong)
    if (wrong) field.current?.focus()
    else onAct(wanted)
  }
  return (
    <CardModalFrame title={say`Edit Credit Card`} action={say`Save`} onAct={act} {...frame}>
      <CardFace card={card} today={today} />
      <Field
        ref={field}
        className="mt-5"
        label={say`Nick Name`}
        name="nick-name"
        autoComplete="off"
        autoFocus
        required
        limit={NICK_NAME_MAX}
        value={name}
        readOnly={frame.working}
        error={fault}
        hint={say`Only you can see it.`}
        onChange={(event) => setName(event.target.value)}
      />
    </CardModalFrame>
  )
}
