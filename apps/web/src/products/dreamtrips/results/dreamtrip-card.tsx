import { commaText, dayText, moneyText, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { artOf } from '../../../lib/art.ts'
import { ALL_INCLUDED } from '../../../lib/price-block/pay-words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { fewestSingles, tripHref } from '../dreamtrip-address.ts'
import { tripIdea } from '../dreamtrip-idea.ts'
import { leftText, nightsText, peopleText, splitText, standingText } from '../dreamtrip-words.ts'
import type { FoundTrip } from '../dreamtrips-api.ts'

/** One departure of the list: what it is, when, with whom, how it stands, and the member price of everyone who comes. */
export function DreamtripCard({ at, found, people }: { readonly at: number; readonly found: FoundTrip; readonly people: number }) {
  const { trip_id: tripId, title, theme, place, starts_on: from, ends_on: until, nights, hotel, host, minimum, left, full, price } = found
  const to = tripHref({ tripId, people, singleRooms: fewestSingles(people) })
  return (
    <article className="offer-card offer-card-compact">
      <Picture
        name={artOf(place.art)}
        widths={[300, 600]}
        sizes="168px"
        width={300}
        height={350}
        alt=""
        opening={at === 0}
        first={at < 2}
        className="offer-card-picture object-cover"
      />
      <SaveButton look="heart" saving={tripIdea(found, people)} />
      <div className="min-w-0">
        <p className="offer-card-place">
          <span className="max-md:hidden">{theme.name}</span>
          <span>{commaText([place.name, place.country])}</span>
        </p>
        <h2 className="text-h3 max-md:text-lead max-md:leading-5.5 md:mt-1">
          <Link to={to} className="offer-card-link">
            {title}
          </Link>
        </h2>
        <p className="text-small font-[580] max-md:text-caption md:mt-1">{say`${dayText(from)} to ${dayText(until)}`}</p>
        <p className="text-small text-ink-2 max-md:text-caption">
          <span className="md:hidden">{hotel.name}</span>
          <span className="max-md:hidden">{stopText([nightsText(nights), hotel.name])}</span>
        </p>
        <p className="text-small text-ink-2 max-md:text-caption">{say`Host: ${host.name}`}</p>
        <p className={classes('text-small font-[580] max-md:text-caption md:mt-2', minimum.state === 'runs' ? 'text-sea' : 'text-ink-2')}>
          {stopText([standingText(minimum), full && left > 0 ? say`Not enough places` : leftText(left)])}
        </p>
      </div>
      <div className="offer-card-prices">
        <p className="text-caption text-ink-2 max-md:hidden">{say`member price`}</p>
        <p>
          <PriceText>{moneyText(price.total, price.currency)}</PriceText>
        </p>
        <p className="text-caption font-[540]">{peopleText(people)}</p>
        <p className="text-caption text-ink-2 max-md:order-1">{ALL_INCLUDED}</p>
        <p className="offer-card-split max-md:order-1 max-md:w-full">{splitText(found)}</p>
        <AgencyFigures agency={price.agency} currency={price.currency} />
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={say`Select ${title}, ${dayText(from)}`} className="offer-card-above">{say`Select`}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
