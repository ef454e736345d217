import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { data, useLocation } from 'react-router'
import {
  BelowForm,
  type Destination,
  fetchLandingAd,
  heroPicture,
  Landing,
  type LandingWords,
  type LowestByPlace,
  landingWords,
  PlacePosters,
  regionsOf,
} from '../../../features/home/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import { type Client, serverApi } from '../../../lib/http.ts'
import { useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { tripsHref, USUAL_PEOPLE } from '../dreamtrip-address.ts'
import { searchTrips, type TripsFound } from '../dreamtrips-api.ts'
import { DreamtripSearchForm } from '../search/dreamtrip-search-form.tsx'
import { WhatItTakes } from '../what-it-takes.tsx'
import type { Route } from './+types/dreamtrip-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      Good company, <br className="md:hidden" />
      far away.
    </Say>
  ),
  lead: say`Fixed dates, a host who knows the place, and one price with everything in it.`,
  promises: [
    say`One price: hotel, program, host and rides`,
    say`All your money back if too few people come`,
    say`A small part now, the rest once it's sure to go`,
  ],
  places: say`Where our groups go`,
  picture: heroPicture('hero-dunes'),
}

const POSTERS = 8
/** More than there are in a year. */
const ALL = 100

export const meta: Route.MetaFunction = () => [{ title: say`Dreamtrips` }]

/** All that is on sale; nothing of it where the API does not answer: the page is whole without. */
async function readTrips(client: Client): Promise<TripsFound | null> {
  const answer = await searchTrips(client, { place: '', month: '', people: 1 }, { sort: 'date', limit: ALL })
  return answer.ok ? answer.data : null
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const [found, , ad] = await Promise.all([readTrips(client), soldHere(client, 'DTR'), fetchLandingAd(client)])
  const { place = '' } = readCarried(new URL(request.url).searchParams)
  const among = found ? { places: found.facets.places, months: found.facets.months } : { places: [], months: [] }
  const places = placesOf(found)
  return data({
    ad,
    among,
    takes: found?.takes ?? null,
    given: { place: among.places.some(({ value }) => value === place) ? place : '', month: '', people: USUAL_PEOPLE },
    posters: places.slice(0, POSTERS),
    regions: regionsOf(places).map(({ key, name, count }) => ({ key, name, count })),
    prices: lowestOf(found),
  })
}

/** Where groups go, those that begin soonest first. */
const placesOf = (found: TripsFound | null): Destination[] =>
  [...new Map((found?.trips ?? []).map(({ place }) => [place.place_id, place])).values()].map(({ place_id, name, country, country_code }) => ({
    placeId: place_id,
    name,
    country,
    countryCode: country_code,
  }))

/** What one person pays at least in a double room. */
function lowestOf(found: TripsFound | null): LowestByPlace {
  const trips = (found?.trips ?? []).toSorted((a, b) => b.per_person - a.per_person)
  return Object.fromEntries(trips.map(({ place, per_person, price }) => [place.place_id, { amount: Math.ceil(per_person), currency: price.currency }]))
}

export default function DreamtripLandingPage({ loaderData: { ad, among, takes, given, posters, regions, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const words = landingWords('DTR', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(organisation.products, useLocation())}
      form={<DreamtripSearchForm key={given.place} look="hero" given={given} among={among} />}
      below={<BelowForm promises={words.promises} recent={[]} />}
      banner={bannerBeside('DTR', organisation.products)}
      ad={ad}
    >
      {takes && (
        <div className="page-width mt-9">
          <WhatItTakes takes={takes} />
        </div>
      )}
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => tripsHref({ place: placeId, month: '', people: USUAL_PEOPLE })}
        allTo={PRODUCT_PAGES.DTR.results}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            from <b className="font-[640] text-ink tabular-nums">{price}</b> a person
          </Say>
        )}
        note={say`Lowest member price for one person in a double room, taxes and fees included.`}
      />
    </Landing>
  )
}
