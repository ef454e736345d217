import { cancelShortText } from '@sojourn/contracts/cancel-words'
import { moneyText, plural, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { scoreText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { PriceText } from '../../../ui/price-text.tsx'
import { type Ride, transferHref } from '../transfer-address.ts'
import { TransferDrawing } from '../transfer-drawing.tsx'
import { transferIdea } from '../transfer-idea.ts'
import { carbonText, minutesText, pickupText, sizeText, waitText } from '../transfer-words.ts'
import type { FoundTransfer } from '../transfers-api.ts'

/** One way to get there: what it is, when and where it is met, how long it takes, what it emits, and the whole price of the party. */
export function TransferCard({ found, ride, currency }: { found: FoundTransfer; ride: Ride; currency: string }) {
  const { vehicle, company, company_score, legs, left, price } = found
  const [out] = legs
  if (!out) return null
  const to = transferHref(found.transfer_id, ride)
  return (
    <article className="offer-card">
      <div className="offer-card-drawing">
        <TransferDrawing kind={vehicle.kind} className="w-full max-w-36" />
      </div>
      <SaveButton look="heart" saving={transferIdea(found, ride, to)} />
      <div className="min-w-0">
        <p className="offer-card-place">
          {company} <span className="text-ink-3">{scoreText(company_score)}</span>
        </p>
        <h2 className="mt-1 text-h3">
          <Link to={to} className="offer-card-link">
            {vehicle.name}
          </Link>
        </h2>
        <p className="mt-1 text-small text-ink-2 max-md:hidden">
          {stopText([sizeText(vehicle), ...(vehicle.wheelchair ? [say`Space for a wheelchair`] : [])])}
        </p>
        {legs.map((leg) => (
          <p key={leg.pickup_at} className="mt-1 text-small md:mt-2">
            <b className="font-[620]">{pickupText(leg)}</b>
            <span className="block text-ink-2 max-md:hidden">{leg.meeting_point}</span>
          </p>
        ))}
        <p className="mt-2 text-small text-ink-2">
          {stopText([minutesText(out.minutes), ...(out.wait_minutes > 0 ? [waitText(out.wait_minutes)] : []), carbonText(out.carbon_kg)])}
        </p>
        <p className={classes('mt-2 text-small', found.free_cancellation_until ? 'font-[560] text-sea' : 'font-[580] text-ink-2')}>
          {cancelShortText(out.if_cancelled)}
        </p>
      </div>
      <div className="offer-card-prices">
        <p>
          <PriceText>{moneyText(price.total, currency)}</PriceText>
        </p>
        <p className="text-caption font-[540]">{legs.length > 1 ? say`both ways, tolls included` : say`tolls included`}</p>
        <AgencyFigures agency={price.agency} currency={price.currency} />
        {left !== null && <p className="text-caption font-[620] text-sun">{say`${plural(left, { one: '# left', other: '# left' })}`}</p>}
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={say`Select ${vehicle.name}, ${company}`} className="offer-card-above">{say`Select`}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
