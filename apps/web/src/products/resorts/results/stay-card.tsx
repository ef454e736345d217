import { cancelShortText } from '@sojourn/contracts/cancel-words'
import { commaText, moneyText, plural, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { artOf } from '../../../lib/art.ts'
import { ALL_INCLUDED, paySplit } from '../../../lib/price-block/pay-words.ts'
import { scoreText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { type StaySearch, unitStayHref } from '../resort-address.ts'
import { resortIdea } from '../resort-idea.ts'
import { KINDS, unitText } from '../resort-words.ts'
import type { StaysFound } from '../resorts-api.ts'

interface StayCardProps {
  readonly found: StaysFound['stays'][number]
  readonly search: StaySearch
  readonly at: number
  readonly onPoint?: (resortId: string | null) => void
}

/** One resort of the list of nights: its cheapest unit that is free, and the whole price. */
export function StayCard({ found: { resort, from }, search, at, onPoint = () => {} }: StayCardProps) {
  const to = unitStayHref(resort.resort_id, search)
  const { price } = from
  const split = paySplit(price, say`at the resort`)
  const point = () => onPoint(resort.resort_id)
  const leave = () => onPoint(null)
  return (
    <article onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave} className="offer-card">
      <Picture
        name={artOf(resort.image)}
        widths={[336]}
        sizes="168px"
        width={336}
        height={392}
        alt=""
        opening={at === 0}
        first={at < 2}
        className="offer-card-picture"
      />
      <SaveButton
        look="heart"
        saving={resortIdea({ resort, product: 'STY', from: search.from, to: search.to, price: { amount: price.total, currency: price.currency }, href: to })}
      />
      <div className="min-w-0">
        <p className="offer-card-place">
          <span>{KINDS[resort.kind]}</span>
          <span>{commaText([resort.district, resort.city])}</span>
        </p>
        <h2 className="mt-1 text-h3">
          <Link to={to} className="offer-card-link">
            {resort.name}
          </Link>
        </h2>
        <p className="mt-1 text-small tabular-nums">{scoreText(resort.score)}</p>
        <p className="mt-2 text-small text-ink-2">{unitText(from.unit)}</p>
        <p className="mt-2 text-small font-[560] text-sea">{cancelShortText(from.if_cancelled)}</p>
      </div>
      <div className="offer-card-prices">
        <p>
          <PriceText>{moneyText(price.total, price.currency)}</PriceText>
        </p>
        <p className="text-caption font-[540]">{ALL_INCLUDED}</p>
        <p className="text-caption text-ink-2">{say`${plural(price.per_night.length, { one: '# night', other: '# nights' })}`}</p>
        <p className="offer-card-split">
          {split.now}
          {split.later && (
            <>
              <br />
              {split.later}
            </>
          )}
        </p>
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={say`Select ${resort.name}`} className="offer-card-above">{say`Select`}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
