import { commaText, moneyText, say } from '@sojourn/i18n'
import { useId } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import { type BoxId, boxOf, heldBy, type StoredCard, type Tenders } from '../tenders-state.ts'
import { usableCards } from '../usable-cards.ts'
import { isFixed } from './apply-row.tsx'
import { BoxNote } from './box-note.tsx'
import type { BoxViewProps } from './coupon-box.tsx'
import { HeldLines } from './held-lines.tsx'
import { LookedUp } from './looked-up.tsx'

interface StoredProps extends BoxViewProps {
  /** Discount cards can be used here (B5.7). */
  readonly mayDiscount: boolean
}

/** The wallet, certificate and discount cards of the person, above the cards of a bank: each is ticked to use it. */
export function StoredCards({ state, send, onAgain, mayDiscount }: StoredProps) {
  const { stored } = state.facts
  if (stored.step === 'loading') {
    return (
      <Loading what={say`Loading your wallet…`}>
        <div className="radio-row mb-3 flex min-h-15 items-center gap-4 px-4">
          <Skeleton className="size-5" />
          <Skeleton className="h-5 w-40" />
        </div>
      </Loading>
    )
  }
  if (stored.step === 'failed') return <LookedUp fact={stored} failed={say`We couldn't load your wallet. Nothing was changed.`} onAgain={onAgain} />
  const cards = usableCards(state, mayDiscount)
  if (cards.length === 0)
    return <p className="mb-3 flex min-h-15 items-center text-caption text-ink-3">{say`You have no wallet card, certificate or discount card to use here.`}</p>
  return (
    <ul aria-label={say`Your wallet`} className="mb-3">
      {cards.map((card) => (
        <StoredRow key={card.payment_card_id} card={card} state={state} send={send} />
      ))}
    </ul>
  )
}

/** All wallet cards of a currency as one. */
const isWallet = ({ payment_card_id: id }: StoredCard): boolean => id.startsWith('wallet:')

const KINDS = { CASH: say`Cash card`, WALLET: say`Wallet card`, CERTIFICATE: say`Gift certificate`, DISCOUNT: say`Discount card` } as const

/** The most that a card which was given may take off, where that is why it takes no more; null where it is not. */
function capOf({ applied }: Tenders, { payment_card_id: id, redemption_price: left }: StoredCard): number | null {
  const held = applied.payment_cards.find(({ payment_card_id }) => payment_card_id === id)
  return held?.most !== undefined && held.amount >= held.most && left > 0 ? held.most : null
}

function StoredRow({ card, state, send }: Pick<StoredProps, 'state' | 'send'> & { card: StoredCard }) {
  const note = useId()
  const id: BoxId = `card:${card.payment_card_id}`
  const box = boxOf(state, id)
  const held = heldBy(state.applied, id)
  const capped = held === null ? null : capOf(state, card)
  const isOn = box.step === 'applied' || box.step === 'removing' || box.step === 'applying'
  const isBusy = box.step === 'applying' || box.step === 'removing'
  return (
    <li className={classes('radio-row', isOn && 'radio-row-chosen')}>
      <label
        className={classes(
          'flex min-h-15 items-center gap-4 px-4 py-3',
          state.locked ? 'cursor-default' : 'cursor-pointer',
          state.locked && !isOn && 'opacity-60',
        )}
      >
        <input
          type="checkbox"
          className="box"
          checked={isOn}
          aria-disabled={state.locked || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={note}
          onChange={() => send({ type: 'clicked', box: id })}
        />
        <span className="min-w-0 flex-1">
          <span className="block text-body font-[620]">{card.payment_card_name}</span>
          <span className="block text-caption text-ink-2">
            {commaText([...(isWallet(card) ? [] : [KINDS[card.payment_card_type]]), say`${moneyText(card.redemption_price, card.currency_code)} left`])}
          </span>
        </span>
        {held !== null && isFixed(box.step) && <span className="text-body font-[620] text-sea tabular-nums">{moneyText(-held, state.due.currency)}</span>}
      </label>
      <div className={box.message ? 'px-4 pb-2' : 'sr-only'}>
        <BoxNote id={note} message={box.message} done={held === null ? null : say`${moneyText(held, state.due.currency)} of it is reserved for this booking`} />
      </div>
      {capped !== null && isFixed(box.step) && (
        <p className="px-4 pb-3 text-caption text-ink-2">{say`A discount that was given to you takes at most ${moneyText(capped, state.due.currency)} off this price. The rest stays on the card.`}</p>
      )}
      <HeldLines box={id} state={state} send={send} className="px-4 pb-3" />
    </li>
  )
}
