import { andText, commaText, daysText, languageNameText, moneyText, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { artOf } from '../../../lib/art.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Deferred } from '../../../ui/deferred.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { tripHref, tripsHref, type WantedTrip } from '../dreamtrip-address.ts'
import { tripIdea } from '../dreamtrip-idea.ts'
import { leftText, nightsText } from '../dreamtrip-words.ts'
import type { Compared, TripDetails } from '../dreamtrips-api.ts'
import { BookForm } from './book-form.tsx'
import { OneByOne } from './one-by-one.tsx'
import { Program } from './program.tsx'

interface DreamtripDetailsProps {
  readonly details: TripDetails
  readonly wanted: WantedTrip
  /** The prices of its parts may come later than the page. */
  readonly compared: Compared | Promise<Compared>
}

/** One departure: who hosts it, where the group sleeps, what it does on each day, what is in the price, and the way to the checkout. */
export function DreamtripDetails({ details, wanted, compared }: DreamtripDetailsProps) {
  const { trip, includes, excludes, other_dates: others, currency } = details
  const { place, hotel, host } = trip
  useCarry({ place: place.place_id, from: trip.starts_on, until: trip.ends_on })
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <Picture
          name={artOf(place.art)}
          widths={[300, 600]}
          sizes="(width >= 64rem) 50vw, 100vw"
          width={600}
          height={260}
          alt=""
          opening
          className="mb-5 h-48 w-full bg-skeleton object-cover md:h-64"
        />
        <p className="text-small text-ink-2">{stopText([trip.theme.name, commaText([place.name, place.country])])}</p>
        <h1 className="mt-1 text-h1-s md:text-h1">{trip.title}</h1>
        <p className="mt-2 text-body text-ink-2">{stopText([daysText(trip.starts_on, trip.ends_on), nightsText(trip.nights)])}</p>
        <p className="mt-4">
          <SaveButton look="button" saving={tripIdea(trip, wanted.people)} />
        </p>
        <dl className="mt-6 grid gap-x-8 gap-y-3 border-y border-rule py-6 sm:grid-cols-2">
          <div>
            <dt className="text-caption text-ink-3">{say`Host`}</dt>
            <dd className="text-body">
              <b className="font-[620]">{host.name}</b>
              <span className="block text-small text-ink-2">{say`Speaks ${andText(host.languages.map((language) => languageNameText(language)))}`}</span>
            </dd>
          </div>
          <div>
            <dt className="text-caption text-ink-3">{say`Hotel`}</dt>
            <dd className="text-body">
              <b className="font-[620]">{hotel.name}</b> <Stars count={hotel.stars} />
              <span className="block text-small text-ink-2">{commaText([hotel.address, hotel.district])}</span>
            </dd>
          </div>
          <div>
            <dt className="text-caption text-ink-3">{say`Group`}</dt>
            <dd className="text-body">{say`Up to ${trip.places} people, 18 or older`}</dd>
          </div>
          <div>
            <dt className="text-caption text-ink-3">{say`Single room`}</dt>
            <dd className="text-body">{say`${moneyText(trip.single_supplement, currency)} more`}</dd>
          </div>
        </dl>
        <Program program={trip.program} />
      </div>
      {/* Below the program on a phone, beside everything on a desk. */}
      <div className="lg:row-span-2">
        <BookForm key={trip.trip_id} details={details} wanted={wanted} />
      </div>
      <div className="min-w-0">
        <div className="grid gap-6 sm:grid-cols-2">
          <PartList title={say`Included`} parts={includes} />
          <PartList title={say`Not included`} parts={excludes} />
        </div>
        <Deferred value={compared} name={JSON.stringify(wanted)} skeleton={<Skeleton className="mt-8 h-40" />}>
          {(known) => <OneByOne compared={known} currency={currency} />}
        </Deferred>
        {others.length > 0 && (
          <section aria-labelledby="dates" className="mt-8">
            <h2 id="dates" className="text-h3">{say`Other dates`}</h2>
            <ul className="mt-2 border-t border-rule">
              {others.map((other) => (
                <li key={other.trip_id} className="border-b border-rule">
                  <Link
                    to={tripHref({ ...wanted, tripId: other.trip_id })}
                    className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-small"
                  >
                    <span className="font-[580] underline-offset-4 group-hover:underline">{daysText(other.starts_on, other.ends_on)}</span>
                    <span className="text-ink-2 tabular-nums">{stopText([leftText(other.left), moneyText(other.total, currency)])}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ButtonLink
          look="underlined"
          to={tripsHref({ place: '', month: '', people: wanted.people })}
          className="mt-6 inline-block py-3"
        >{say`Other group trips`}</ButtonLink>
      </div>
    </div>
  )
}

function PartList({ title, parts }: { readonly title: string; readonly parts: readonly { readonly code: string; readonly name: string }[] }) {
  return (
    <div>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-1 list-disc ps-5 text-body text-ink-2">
        {parts.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
