import {
  getGenerateMinPrice,
  getInventory,
  getReviews,
  RESORT_COUNTRY,
  resortDetail,
  searchStays,
  searchWeeks as searchWeeksCall,
  stayDetails,
  weekPlaces,
} from '@sojourn/contracts'
import { accept, addDays, dayIn, fromMajor, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import { type Resort, seasonOf, UNIT_SIZES, unitKinds } from '@sojourn/world'
import { type CallRoute, pricingFor, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { priceOnWire } from '../../sale/on-wire.ts'
import type { ResortCatalogue } from './catalogue.ts'
import { weeksBetween } from './find-unit.ts'
import { guestCount } from './http-asking.ts'
import type { ResortParts } from './parts.ts'
import { countryPlace, nearPlaces, placeName, type ResortPlace, readResortPlace, resortsIn } from './places.ts'
import { exchangeFor, powerTaken, priceWeek } from './quote-unit.ts'
import { ASKED_REFUSALS, unknownPlace } from './refusals.ts'
import { inventoryId, tokenOf } from './reservation-token.ts'
import { firstDay, lastAhead, priceOnce, searchWeeks } from './search-weeks.ts'
import { calendarOf, findStays, nightInventory, sizesFree } from './stays.ts'
import { unitArt, wireKind, wireResort, wireUnit } from './to-wire.ts'

const REVIEWS_A_PAGE = 5
/** Without dates the inventory is of the next year. */
const INVENTORY_DAYS = 365

const reviewsFrom = ({ reviews }: Resort, from: number) => reviews.slice(from, from + REVIEWS_A_PAGE).map((review) => ({ ...review }))

function found(catalogue: ResortCatalogue | null, resortId: string): Outcome<{ readonly catalogue: ResortCatalogue; readonly resort: Resort }> {
  const resort = catalogue?.findResort(resortId)
  return catalogue && resort ? accept({ catalogue, resort }) : refuse('unknown_resort')
}

/** Where a search looks: a resort, a place, or a country, which is Mexico where nothing is said. */
async function placeAsked(
  parts: ResortParts,
  asked: { readonly resort?: string | undefined; readonly destination?: string | undefined; readonly country?: string | undefined },
) {
  const catalogue = parts.catalogue()
  const id = asked.resort ?? asked.destination ?? countryPlace(asked.country ?? RESORT_COUNTRY)
  const at = catalogue && resortsIn(catalogue, id)
  if (!at)
    return unknownPlace(
      asked.resort ? 'resort' : asked.destination ? 'destination' : 'country',
      await nearPlaces(catalogue, asked.resort ?? asked.destination ?? ''),
    )
  return accept(at)
}

const wirePlace = (place: Pick<ResortPlace, 'placeId' | 'kind' | 'name' | 'countryCode'>) => ({
  place_id: place.placeId,
  name: placeName(place as ResortPlace),
  type: place.kind,
  country_code: place.countryCode,
})

/** The calls that find resorts, weeks and nights. */
export const searchWeeksHttp = (parts: ResortParts): CallRoute[] => [
  route(
    searchWeeksCall,
    async (body, caller) => {
      const at = await placeAsked(parts, body)
      if (!at.ok) return at
      const pricing = await pricingFor(caller, body.currency)
      const answer = await parts.transactions.inTenant(caller.orgId, (tx) => searchWeeks(parts, tx, at.value, body, caller, pricing), { readOnly: true })
      return answer.ok ? accept({ place: wirePlace(at.value.place), ...answer.value }) : answer
    },
    ASKED_REFUSALS,
  ),

  route(weekPlaces, async ({ text, limit }, { language }) => {
    const catalogue = parts.catalogue()
    if (!catalogue) return accept({ places: [], meant: null, is_country: false })
    const read = await readResortPlace(catalogue, text, limit, language)
    const places = read.places.slice(0, limit)
    return accept({
      places: places.map(({ place, timeZone }) => ({
        place_id: place.placeId,
        type: place.kind,
        name: placeName(place),
        label: place.label,
        country_code: place.countryCode,
        time_zone: timeZone,
      })),
      meant: read.meant?.placeId ?? null,
      is_country: false,
    })
  }),

  route(
    resortDetail,
    async (body, caller) => {
      const at = found(parts.catalogue(), body.resort_id)
      if (!at.ok) return at
      const { resort } = at.value
      const { currency } = await pricingFor(caller, body.currency)
      const exchange = await parts.transactions.inTenant(caller.orgId, (tx) => exchangeFor(parts, tx, resort.currency, currency, 0), { readOnly: true })
      if (!exchange.ok) return exchange
      return accept({
        resortDetail: {
          resort: wireResort(resort),
          description: resort.description,
          amenities: [...resort.amenities],
          near: { short: resort.near.short, walk_minutes: resort.near.walkMinutes },
          from_airport: { ...resort.fromAirport },
          scores: resort.scores.map((score) => ({ ...score })),
          rooms: resort.kinds.map((kind) => ({
            room_id: kind.size,
            ...wireKind(kind),
            units: resort.units.filter(({ size }) => size === kind.size).length,
            image: unitArt(resort, kind),
          })),
          season: seasonOf(resort.follows)
            .slice(0, 52)
            .map(({ color }) => color),
          resort_fee: resort.resortFeeMinor > 0 ? { amount: toMajor(exchange.value.ofPlace(resort.resortFeeMinor)), currency } : null,
        },
        reviews: reviewsFrom(resort, 0),
        currency,
      })
    },
    ASKED_REFUSALS,
  ),

  route(
    getReviews,
    async (body) => {
      const at = found(parts.catalogue(), body.resort_id)
      if (!at.ok) return at
      const { resort } = at.value
      const from = /^\d{1,4}$/.test(body.cursor ?? '') ? Number(body.cursor) : 0
      const next = from + REVIEWS_A_PAGE
      return accept({
        reviews: reviewsFrom(resort, from),
        score: resort.score,
        count: resort.reviewCount,
        next: next < resort.reviews.length ? String(next) : null,
      })
    },
    ASKED_REFUSALS,
  ),

  route(
    getInventory,
    async (body, caller) => {
      const at = found(parts.catalogue(), body.resort_id)
      if (!at.ok) return at
      const { catalogue, resort } = at.value
      const nowMs = parts.clock.nowMs()
      const { currency, markupBasisPoints, memberPrices } = await pricingFor(caller, body.currency)
      const guests = guestCount(body.guests)
      const from = body.check_in_date ?? firstDay(resort, nowMs)
      const until = body.check_out_date ?? addDays(from, INVENTORY_DAYS)
      if (until < from) return refuse('bad_dates')
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const exchange = await exchangeFor(parts, tx, resort.currency, currency, markupBasisPoints)
          if (!exchange.ok) return exchange
          const answer = {
            uuid: inventoryId(resort.resortId, nowMs),
            member_prices: memberPrices,
            currency,
            bookable_from: bookableFrom({ startsOn: from, timeZone: resort.timeZone }, caller.org.minimumCheckinDays, nowMs),
          }
          if (body.mainPath.startsWith('/stays')) {
            const units = await nightInventory(parts, catalogue, tx, { resort, checkIn: from, checkOut: until, guests, exchange: exchange.value })
            return units.ok ? accept({ ...answer, units: units.value, full: [] }) : units
          }
          const latest = lastAhead(resort, nowMs)
          const { free, taken } = await weeksBetween(parts, catalogue, tx, {
            orgId: caller.orgId,
            resorts: [resort],
            from,
            until: until < latest ? until : latest,
            residency: body.residency,
          })
          const byTime = (a: (typeof free)[number], b: (typeof free)[number]) =>
            a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : UNIT_SIZES.indexOf(a.unit.size) - UNIT_SIZES.indexOf(b.unit.size)
          return accept({
            ...answer,
            units: free
              .filter(({ unit }) => unitKinds[unit.size].sleeps >= guests)
              .sort(byTime)
              .map((week) => ({
                reservation_token: tokenOf({ resortId: resort.resortId, unit: week.unit.unit, checkIn: week.checkIn, by: week.by }),
                room_id: week.unit.size,
                unit: wireUnit(week.unit),
                check_in: week.checkIn,
                check_out: week.checkOut,
                week: week.week,
                color: week.color,
                by: week.by,
                price: priceOnWire(priceWeek(week, exchange.value, catalogue.perUsd(resort), { guests, guestCertificate: false, taken: null }).quote),
                power: week.by === 'exchange' ? powerTaken(week) : null,
                last_call: week.isLastCall,
              })),
            full: taken.sort(byTime).map(({ checkIn, checkOut, week, color }) => ({ check_in: checkIn, check_out: checkOut, week, color })),
          })
        },
        { readOnly: true },
      )
    },
    ASKED_REFUSALS,
  ),

  route(
    getGenerateMinPrice,
    async (body, caller) => {
      const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
      if (!fromMajor(1, currency)) return refuse('unknown_currency')
      const catalogue = parts.catalogue()
      const at = catalogue && resortsIn(catalogue, countryPlace(body.country))
      if (!catalogue || !at) return accept({ min_price: null, resorts: [], currency })
      const from = body.check_in_date_start ?? dayIn('UTC', parts.clock.nowMs())
      const until = body.check_in_date_end ?? addDays(from, INVENTORY_DAYS)
      if (until < from) return refuse('bad_dates')
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const { free } = await weeksBetween(parts, catalogue, tx, { orgId: caller.orgId, resorts: at.resorts, from, until, residency: '' })
          const prices = []
          for (const [resort, weeks] of Map.groupBy(
            free.filter(({ by }) => by === 'cash'),
            (week) => week.resort,
          )) {
            const exchange = await exchangeFor(parts, tx, resort.currency, currency, markupBasisPoints)
            if (!exchange.ok) return exchange
            const price = priceOnce(new Map([[resort.currency, exchange.value]]), catalogue.perUsd, 1)
            const priced = weeks.map(price)
            const least = priced.reduce((best, each) => (each.total < best.total ? each : best))
            prices.push({ resort_id: resort.resortId, name: resort.name, min_price: least.total, check_in: least.week.checkIn })
          }
          prices.sort((a, b) => a.min_price - b.min_price)
          return accept({ min_price: prices[0]?.min_price ?? null, resorts: prices, currency })
        },
        { readOnly: true },
      )
    },
    ASKED_REFUSALS,
  ),
]

/** The calls that find the same units by the night. */
export const searchStaysHttp = (parts: ResortParts): CallRoute[] => [
  route(
    searchStays,
    async (body, caller) => {
      const at = await placeAsked(parts, body)
      if (!at.ok) return at
      const pricing = await pricingFor(caller, body.currency)
      const answer = await parts.transactions.inTenant(caller.orgId, (tx) => findStays(parts, tx, at.value.resorts, body, caller, pricing), { readOnly: true })
      return answer.ok ? accept({ place: wirePlace(at.value.place), ...answer.value }) : answer
    },
    ASKED_REFUSALS,
  ),

  route(
    stayDetails,
    async (body, caller) => {
      const at = found(parts.catalogue(), body.resort_id)
      if (!at.ok) return at
      const { catalogue, resort } = at.value
      const nowMs = parts.clock.nowMs()
      const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const exchange = await exchangeFor(parts, tx, resort.currency, currency, markupBasisPoints)
          if (!exchange.ok) return exchange
          const of = { resort, checkIn: body.check_in, checkOut: body.check_out, guests: guestCount(body.guests), exchange: exchange.value }
          const sizes = await sizesFree(parts, catalogue, tx, of)
          if (!sizes.ok) return sizes
          return accept({
            resort: wireResort(resort),
            description: resort.description,
            amenities: [...resort.amenities],
            sizes: sizes.value,
            calendar: await calendarOf(parts, catalogue, tx, of),
            reviews: reviewsFrom(resort, 0),
            bookable_from: bookableFrom({ startsOn: body.check_in, timeZone: resort.timeZone }, caller.org.minimumCheckinDays, nowMs),
            currency,
          })
        },
        { readOnly: true },
      )
    },
    ASKED_REFUSALS,
  ),
]
