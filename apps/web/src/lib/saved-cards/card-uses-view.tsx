import { andText, dateTextOfMembership, moneyText, plural, say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { cardTitle } from './card-face.tsx'
import type { CardUses, UsesState } from './card-uses.ts'
import type { SavedCard } from './saved-card.ts'

interface UsesProps {
  readonly state: UsesState
  /** Cards that could pay instead. */
  readonly others: readonly SavedCard[]
  /** The one that is to pay; empty where none is. */
  readonly instead: string
  readonly onInstead: (cardId: string) => void
}

/** Before a card is deleted: what it pays and when, what it guarantees, and which card is to pay instead. Nothing where nothing depends on it. */
export function CardUsesView({ state, others, instead, onInstead }: UsesProps) {
  switch (state.step) {
    case 'loading':
      return (
        <Loading what={say`Checking what this card pays…`}>
          <Skeleton className="mt-4 h-5 w-full" />
        </Loading>
      )
    case 'failed':
      return (
        <Note kind="care" live className="mt-4">
          {say`We couldn't check what this card pays. If it pays your membership, deleting it leaves the next charge unpaid.`}
        </Note>
      )
    case 'ready':
      return <Uses uses={state.uses} others={others} instead={instead} onInstead={onInstead} />
  }
}

function Uses({ uses: { charges, guarantees }, others, instead, onInstead }: Omit<UsesProps, 'state'> & { readonly uses: CardUses }) {
  if (charges.length === 0 && guarantees.length === 0) return null
  return (
    <div role="status" className="mt-4 grid gap-3 border-s-3 border-sun bg-sun-tint px-4 py-3 text-small">
      {charges.length > 0 && <Charges charges={charges} hasOther={instead !== ''} />}
      {charges.length > 0 && others.length > 0 && (
        <Select
          label={say`Pay with instead`}
          name="instead"
          value={instead}
          options={[{ value: '', label: say`No other card` }, ...others.map((card) => ({ value: card.id, label: cardTitle(card) }))]}
          onChange={(event) => onInstead(event.target.value)}
        />
      )}
      {guarantees.length > 0 && (
        <div>
          <p className="font-[620]">{say`This card also guarantees:`}</p>
          <ul className="list-disc ps-5">
            {guarantees.map(({ booking_id, title, from }) => (
              <li key={booking_id} className="break-words">
                {from ? say`${title}, from ${dateTextOfMembership(from)}` : title}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-ink-2">{say`The booking stays, with the same conditions. You may be asked for another card.`}</p>
        </div>
      )}
    </div>
  )
}

function Charges({ charges, hasOther }: { charges: CardUses['charges']; hasOther: boolean }) {
  const [next, ...later] = charges
  if (!next) return null
  const sum = moneyText(next.amount, next.currency)
  const on = dateTextOfMembership(next.on)
  return (
    <div>
      <p className="font-[620]">
        {hasOther
          ? say`Charged to the other card:`
          : next.pays.length > 0
            ? say`No longer charged to this card:`
            : say`Without another card, this won't be paid:`}
      </p>
      <p className="break-words">{say`${next.what}: ${sum} on ${on}`}</p>
      {later.length > 0 && (
        <p className="text-ink-2">{say`and ${plural(later.length, { one: '# more charge', other: '# more charges' })} in the 12 months after today`}</p>
      )}
      {!hasOther && next.pays.length > 0 && <p className="mt-1 text-ink-2">{say`It will be charged to: ${andText(next.pays)}.`}</p>}
    </div>
  )
}
