import { say, sayAs } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { brandName, CardBrandIcon } from '../../ui/card-brand.tsx'
import { Tag } from '../../ui/tag.tsx'
import { type Expiry, expiryOf, expiryText } from './expiry.ts'
import type { SavedCard } from './saved-card.ts'

/** `Visa ending 4242` */
export const cardTitle = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string => say`${brandName(brand)} ending ${last4}`

/** A saved card as it is shown everywhere: badge, brand and four last digits, its nick name, until when it is good, what to know of it. */
export function CardFace({ card, today, trouble }: { card: SavedCard; today: Day; trouble?: string | null }) {
  const expiry = expiryOf(card, today)
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <CardBrandIcon brand={card.brand} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-body font-[620]">{cardTitle(card)}</span>
          {card.isDefault && <Tag>{say`Default`}</Tag>}
          <ExpiryTag expiry={expiry} />
        </span>
        <span className="block text-small text-ink-2 wrap-anywhere">{goodUntil(card, expiry)}</span>
        {trouble && <span className="block text-caption font-[540] text-stop">{trouble}</span>}
      </span>
    </span>
  )
}

function goodUntil(card: SavedCard, expiry: Expiry): string {
  const until = expiryText(card)
  if (expiry === 'over') return card.nickName ? say`${card.nickName}, expired ${until}` : say`Expired ${until}`
  return card.nickName ? say`${card.nickName}, expires ${until}` : sayAs('of a month')`Expires ${until}`
}

function ExpiryTag({ expiry }: { expiry: Expiry }) {
  if (expiry === 'good') return null
  return expiry === 'over' ? <Tag kind="wrong">{sayAs('of a card')`Expired`}</Tag> : <Tag kind="care">{say`Expires soon`}</Tag>
}
