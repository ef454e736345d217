import { commaText, moneyText, say, weekdayText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { artOf } from '../../../lib/art.ts'
import { ALL_INCLUDED } from '../../../lib/price-block/pay-words.ts'
import { scoreText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { resortHref, type WeekSearch } from '../resort-address.ts'
import { resortIdea } from '../resort-idea.ts'
import { COLORS, KINDS, powerText, SIZES, weeksText } from '../resort-words.ts'
import type { FoundResort } from '../resorts-api.ts'

interface WeekCardProps {
  readonly found: FoundResort
  readonly search: WeekSearch
  readonly currency: string
  readonly at: number
  readonly onPoint?: (resortId: string | null) => void
}

/** One resort of the list: what it is, which sizes and seasons there are, from how much and from which power. */
export function WeekCard({ found, search, currency, at, onPoint = () => {} }: WeekCardProps) {
  const { resort, sizes, colors, from, power_from: power, cash_weeks: cash, exchange_weeks: exchange, check_in_days: days, last_call: isLastCall } = found
  const to = resortHref(resort.resort_id, search)
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
        saving={resortIdea({ resort, product: 'RST', from: '', to: '', price: from === null ? null : { amount: from, currency }, href: to })}
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
        <p className="mt-2 text-small text-ink-2">{commaText(sizes.map((size) => SIZES[size]))}</p>
        <p className="text-small text-ink-2">{commaText(colors.map((color) => COLORS[color]))}</p>
        <p className="offer-card-facts">{say`Check-in ${commaText(days.map((day) => weekdayText(day)))}`}</p>
        {isLastCall && <p className="mt-1 text-caption font-[620] text-sun">{say`Last-call prices`}</p>}
      </div>
      <div className="offer-card-prices">
        {from !== null && (
          <>
            <p className="text-caption text-ink-2">{say`week from`}</p>
            <p>
              <PriceText>{moneyText(from, currency)}</PriceText>
            </p>
            <p className="text-caption font-[540]">{ALL_INCLUDED}</p>
          </>
        )}
        {power !== null && <p className="mt-1 text-caption font-[620] text-sea">{say`Exchange from ${powerText(power)}`}</p>}
        <p className="offer-card-split">{weeksText(cash + exchange)}</p>
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={say`See weeks at ${resort.name}`} className="offer-card-above">{say`See weeks`}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
