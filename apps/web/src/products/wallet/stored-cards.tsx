import { commaText, dayTextLong, moneyText, say, sayAs } from '@sojourn/i18n'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { Tag } from '../../ui/tag.tsx'
import type { StoredCard } from './wallet-api.ts'

const TYPES = { CASH: say`Cash card`, WALLET: say`Wallet card`, CERTIFICATE: say`Gift certificate`, DISCOUNT: say`Discount card` } as const
const CARD_STATES = {
  ACTIVE: [say`Active`, 'good'],
  HELD: [sayAs('of a card')`On hold`, 'plain'],
  SPENT: [say`Spent`, 'plain'],
  EXPIRED: [sayAs('of a card')`Expired`, 'care'],
  BLOCKED: [say`Blocked`, 'wrong'],
} as const

/** The cards with value: rows on a phone, cards side by side where there is room. */
export function StoredCards({ cards }: { cards: readonly StoredCard[] }) {
  if (cards.length === 0) {
    return (
      <p className="max-w-[46ch] text-body text-ink-2">{say`No cards yet. When you top up, the value appears here as a card you can pay with right away.`}</p>
    )
  }
  return (
    <ul aria-label={say`Cards`} className="wallet-cards">
      {cards.map((card) => (
        <CardFace key={card.payment_card_id} card={card} />
      ))}
    </ul>
  )
}

function CardFace({ card }: { card: StoredCard }) {
  const ownDay = useOwnDay()
  const [state, kind] = CARD_STATES[card.card_status]
  return (
    <li className="wallet-card">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 text-body font-[620] wrap-anywhere">{card.payment_card_name}</span>
        <Tag kind={kind}>{state}</Tag>
      </p>
      <p className="mt-2 font-display text-h2-s font-[500] tabular-nums">{moneyText(card.redemption_price, card.currency_code)}</p>
      <p className="mt-1 text-caption text-ink-2">
        {TYPES[card.payment_card_type]}
        {card.purchase_price > card.redemption_price && commaText(['', say`originally ${moneyText(card.purchase_price, card.currency_code)}`])}
      </p>
      <p className="text-caption text-ink-3 tabular-nums">{card.card_code}</p>
      <p className="text-caption text-ink-3">{card.expiry_time ? sayAs('of a day')`Expires ${dayTextLong(ownDay(card.expiry_time))}` : say`Never expires`}</p>
    </li>
  )
}
