import { type DataOf, searchDreamtrips } from '@sojourn/contracts'
import { accept, addDays, dayIn, refuse } from '@sojourn/kernel'
import { type DreamtripTheme, dreamtripThemeText } from '@sojourn/world'
import { type CallRoute, pricingFor, route } from '../../http/index.ts'
import { partyOf } from './domain/party.ts'
import { exchangeFor } from './exchange.ts'
import { AHEAD_DAYS_MAX, type OpenTrip, openTrips } from './find-trip.ts'
import type { DreamtripParts } from './parts.ts'
import { type PricedTrip, priceTrip } from './price-trip.ts'
import { badParty, SEARCH_REFUSALS } from './refusals.ts'
import { wirePlace, wireTrip } from './to-wire.ts'
import { whoAsks } from './who-may.ts'

type Found = DataOf<typeof searchDreamtrips>

interface Listed {
  readonly open: OpenTrip
  readonly priced: PricedTrip
}

export const searchDreamtripsHttp = (parts: DreamtripParts): CallRoute[] => [
  route(
    searchDreamtrips,
    async (body, caller) => {
      const party = partyOf(body.people, body.single_rooms)
      if (!party) return badParty()
      const pricing = await pricingFor(caller, body.currency)
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const { takes, currency, markupBasisPoints } = await whoAsks(parts, tx, caller, pricing)
          const exchange = await exchangeFor(parts, tx, currency)
          if (!exchange.ok) return exchange
          const catalogue = parts.catalogue()
          if (body.place !== undefined && !catalogue?.places.some(({ key }) => key === body.place)) return refuse('unknown_place')
          const nowMs = parts.clock.nowMs()
          const today = dayIn('UTC', nowMs)
          const sold = await openTrips(parts, tx, catalogue?.startingIn(today, addDays(today, AHEAD_DAYS_MAX)) ?? [])
          const asked = sold.filter(isAsked(body))
          const { themes, guaranteed, nights_max: nightsMax } = body.filters
          const wanted = asked.filter(
            ({ trip, standing }) =>
              (!themes?.length || themes.includes(trip.theme)) && (!guaranteed || standing.state === 'runs') && (!nightsMax || trip.nights <= nightsMax),
          )
          const listed = wanted.map((open): Listed => {
            const { trip } = open
            return { open, priced: priceTrip(trip, { ...party, currency, markupBasisPoints }, exchange.value, dayIn(trip.facts.timeZone, nowMs)) }
          })
          const start = Number(body.cursor ?? 0)
          const end = start + body.limit
          return accept({
            trips: listed
              .sort(ORDERS[body.sort])
              .slice(start, end)
              .map(({ open, priced }) => wireTrip(open, priced, party.people)),
            facets: facetsOf(sold, asked),
            takes,
            next: end < listed.length ? String(end) : null,
            total: listed.length,
            currency,
          })
        },
        { readOnly: true },
      )
    },
    SEARCH_REFUSALS,
  ),
]

const isAsked =
  ({ place, month }: { readonly place?: string | undefined; readonly month?: string | undefined }) =>
  ({ trip }: OpenTrip): boolean =>
    (place === undefined || trip.facts.key === place) && (month === undefined || trip.startsOn.startsWith(month))

const byDate = (a: Listed, b: Listed): number => (a.open.trip.startsOn < b.open.trip.startsOn ? -1 : a.open.trip.startsOn > b.open.trip.startsOn ? 1 : 0)
const ORDERS: Readonly<Record<'date' | 'price' | 'length', (a: Listed, b: Listed) => number>> = {
  date: byDate,
  price: (a, b) => a.priced.quote.total.minor - b.priced.quote.total.minor || byDate(a, b),
  length: (a, b) => a.open.trip.nights - b.open.trip.nights || byDate(a, b),
}

/** Places and months of all that is sold; themes and what is guaranteed of what was asked for, whatever is filtered. */
function facetsOf(sold: readonly OpenTrip[], asked: readonly OpenTrip[]): Found['facets'] {
  const count = <Key extends string>(trips: readonly OpenTrip[], keyOf: (open: OpenTrip) => Key) => [...Map.groupBy(trips, keyOf)]
  return {
    themes: count(asked, ({ trip }): DreamtripTheme => trip.theme).map(([value, of]) => ({ value, label: dreamtripThemeText(value), count: of.length })),
    guaranteed: asked.filter(({ standing }) => standing.state === 'runs').length,
    places: count(sold, ({ trip }) => trip.facts.key).map(([value, of]) => ({ value, label: wirePlace(of[0]!.trip.facts).name, count: of.length })),
    months: count(sold, ({ trip }) => trip.startsOn.slice(0, 7)).map(([month, of]) => ({ month, count: of.length })),
  }
}
