import { commaText, moneyText, plural, say, stopText } from '@sojourn/i18n'
import { lazy, Suspense, useState } from 'react'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Briefcase } from '../../../ui/icons/briefcase.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { BoundLine } from '../../bound-line.tsx'
import { type FlightSearch, flightHref } from '../flight-address.ts'
import { flightIdea } from '../flight-idea.ts'
import {
  bagsText,
  carbonText,
  changeText,
  changeTextShort,
  conditionOf,
  itineraryText,
  LABEL_WORDS,
  operatedText,
  travellersText,
  tripText,
} from '../flight-words.ts'
import type { Brand, Itinerary } from '../flights-api.ts'
import { Suitcase } from '../suitcase.tsx'

// Fetched by who opens the fares of a journey.
const FareList = lazy(() => import('../fares/fare-list.tsx').then((found) => ({ default: found.FareList })))

const LEFT_FEW = 5

interface ItineraryCardProps {
  readonly found: Itinerary
  readonly search: FlightSearch
  readonly currency: string
}

/** One journey: its times and stops, what the cheapest fare takes along and allows, and the whole price of everyone. */
export function ItineraryCard({ found, search, currency }: ItineraryCardProps) {
  const [open, setOpen] = useState(false)
  const { bounds, brands, price, left, labels, why } = found
  const [brand] = brands
  const name = itineraryText(found)
  const to = flightHref(found.itinerary_id, search)
  const notes = bounds.flatMap(({ layovers }) => layovers.filter(({ notes: each }) => each.length > 0))
  const operated = operatedText(bounds)
  return (
    <article className="flight-card">
      <h2 className="sr-only">{name}</h2>
      <div className="min-w-0">
        {labels.length > 0 && (
          <p className="mb-2 flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <Tag key={label} kind={label === 'lowest_carbon' ? 'good' : 'plain'}>
                {LABEL_WORDS[label]}
              </Tag>
            ))}
          </p>
        )}
        {bounds.map((bound) => (
          <BoundLine key={bound.departs_at} bound={bound} notesBelow />
        ))}
        {notes.length > 0 && (
          <ul className="text-small font-[540] text-sun max-md:text-caption md:mt-1.5">
            {notes.map((wait) => (
              <li key={`${wait.from} ${wait.text}`}>{wait.text}</li>
            ))}
          </ul>
        )}
        <div className="flight-card-facts">
          {brand && <BrandLine brand={brand} />}
          <p className="mt-1 text-small text-ink-2 max-md:hidden">{stopText([operated, carbonText(found.carbon)])}</p>
          {operated && <p className="text-caption text-ink-2 md:hidden">{operated}</p>}
          {brand && <ChangeLine brand={brand} currency={currency} />}
          {found.supplier !== null && <p className="text-caption text-ink-3 md:mt-1">{say`Sold by ${found.supplier}`}</p>}
          {why.length > 0 && <Why why={why} currency={currency} />}
        </div>
      </div>
      <div className="flight-card-prices">
        <div className="flight-card-price">
          <p className="text-caption text-ink-2 max-md:order-1">
            <span className="md:hidden">{travellersText(search)}</span>
            <span className="max-md:hidden">{commaText([travellersText(search), tripText(search)])}</span>
          </p>
          <p>
            <PriceText>{moneyText(price.total, currency)}</PriceText>
          </p>
          <p className="text-caption font-[540] max-md:order-1 max-md:w-full">{say`taxes and bags included`}</p>
          {brand && search.adults + search.children > 1 && (
            <p className="text-caption text-ink-2 max-md:hidden">{say`${moneyText(brand.per_adult, currency)} for each adult`}</p>
          )}
          <AgencyFigures agency={price.agency} currency={price.currency} />
          {left !== null && left <= LEFT_FEW && (
            <p className="text-caption font-[620] text-sun max-md:order-1">{say`${plural(left, { one: '# seat left', other: '# seats left' })} at this price`}</p>
          )}
        </div>
        <div className="flight-card-actions">
          <SaveButton look="heart" saving={flightIdea(found, search)} />
          <ButtonLink
            to={to}
            size="small"
            aria-label={open ? say`Hide fares: ${name}` : say`See fares: ${name}`}
            aria-expanded={open}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              setOpen(!open)
            }}
          >
            {open ? say`Hide fares` : say`See fares`}
          </ButtonLink>
        </div>
      </div>
      {open && (
        <div className="flight-card-fares">
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <FareList itinerary={found} search={search} currency={currency} />
          </Suspense>
        </div>
      )}
    </article>
  )
}

/** What becomes of the money where plans change: on a phone in a few words, with the fares in full. */
function ChangeLine({ brand, currency }: { brand: Brand; currency: string }) {
  const isKind = conditionOf(brand, 'refund')?.allows !== 'no'
  return (
    <p className={classes('text-small font-[560] max-md:text-caption md:mt-1', isKind ? 'text-sea' : 'text-ink-2')}>
      <span className="max-md:hidden">{changeText(brand)}</span>
      <span className="md:hidden">{changeTextShort(brand, currency)}</span>
    </p>
  )
}

/** The fare, and what each traveler takes along by it. */
function BrandLine({ brand }: { brand: Brand }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small max-md:text-caption md:mt-2">
      <b className="font-[620]">{brand.name}</b>
      <span className="flex items-center gap-1 text-ink-2">
        {brand.cabin_bag && <Briefcase aria-hidden size={15} className="max-md:hidden" />}
        {brand.checked_bags > 0 && <Suitcase aria-hidden size={15} className="max-md:hidden" />}
        {bagsText(brand.cabin_bag, brand.checked_bags)}
      </span>
    </p>
  )
}

/** Why it stands where it does: the parts of its sum, on demand. */
function Why({ why, currency }: { why: Itinerary['why']; currency: string }) {
  return (
    <details className="max-md:open:w-full md:mt-1">
      <summary className="link w-fit cursor-pointer text-caption md:py-1">{say`Why this order`}</summary>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 text-caption tabular-nums [&_dd]:text-end">
        {why.map(({ text, amount }) => (
          <div key={text} className="contents">
            <dt className="text-ink-2">{text}</dt>
            <dd>{moneyText(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 max-w-sm text-caption text-ink-3">{say`The lowest sum comes first. Airlines cannot pay for a place.`}</p>
    </details>
  )
}
