import {
  addUserToTrip,
  belongsThisTrip,
  getTrip,
  getTrips,
  getTripsList,
  cityImages as imagesCall,
  inviteToTrip,
  leaveTrip,
  type ParsedBodyOf,
  removeTripItem,
  saveTrip,
  saveTripItem,
  shareTrip,
  tripCalendar,
  tripWrites,
} from '@sojourn/contracts'
import { accept, type BookingId, invariant, type ProductCode, publicCodeOf, refuse, type Tx, type UserId } from '@sojourn/kernel'
import { type Route, rawRoute, route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { titleOf } from '../../modules/bookings/index.ts'
import { isNear, type NewItem, type NewTrip, type TripListed } from '../../modules/trips/index.ts'
import { placeAndSpan } from '../../sale/description.ts'
import { cityImages } from './city-images.ts'
import { withDollars } from './dollars.ts'
import { feedOf } from './feed.ts'
import { faultsInOwn } from './own-fields.ts'
import { listedItem, tripOnWire, tripPage } from './present.ts'
import { priceIn } from './price-in.ts'
import { itemsNow, readTrip } from './read-trip.ts'
import { noSuchBooking, noSuchItem, TRIP_REFUSALS } from './refusals.ts'
import { checkTripDays } from './trip-days.ts'
import type { TripDeps, TripPerson } from './trip-deps.ts'
import { itemMeant, moneyOf, nameOfPlace, type Written, writtenItem } from './written-item.ts'

const personOf = ({ orgId, user }: SignedInCaller): TripPerson => ({ orgId, userId: user.userId })
const joinerOf = (caller: SignedInCaller) => ({ ...personOf(caller), email: caller.user.email })
const FEED = '/api/trips/calendar.ics'

/** The calls of the seeds about trips (A7.9, A7.10, B7.14 to B7.16), and our own. */
export function tripsHttp(deps: TripDeps): Route[] {
  const { transactions, trips } = deps

  /** One of the seeds' twelve: each product has one that makes and one that changes. */
  const write = (product: ProductCode, does: 'makes' | 'changes') => (body: Written, caller: SignedInCaller) =>
    transactions.inTenant(caller.orgId, async (tx) => {
      const person = await namedIn(tx, body, caller, 'trips_changed')
      const { trip_list_id: tripId } = body
      const before = tripId === undefined || does === 'makes' ? null : await trips.find(tx, person, tripId)
      if (does === 'changes' && !before) return refuse('not_found')
      const items = before ? ((await trips.itemsOf(tx, caller.orgId, [before.tripId])).get(before.tripId) ?? []) : []
      const old = itemMeant(product, body, items)
      if (body.item_id !== undefined && !old) return noSuchItem()
      const written = writtenItem(product, body, { trip: before, item: old }, deps.clock.nowMs())
      if (!written.ok) return written
      const { item, fresh } = written.value
      const put = await trips.put(tx, person, item, { tripId, fresh })
      if (!put.ok) return put
      const { itemId } = put.value
      const changed = does === 'changes' ? await trips.change(tx, person, put.value.trip.tripId, sentOf(body)) : accept(put.value.trip)
      return changed.ok ? accept({ trip_list_id: changed.value.tripId, item_id: itemId, trip: tripOnWire(changed.value) }) : changed
    })

  /** Whom a call is about: the caller, or the person whom an operator or agent names in it and may act for, which that person can read (C3.3). */
  const namedIn = async (
    tx: Tx,
    { user_id: named }: { readonly user_id?: string | undefined },
    caller: SignedInCaller,
    kind: 'trips_read' | 'trips_changed',
  ) => {
    if (named === undefined || named === caller.user.userId) return personOf(caller)
    const userId = named as UserId
    await deps.acts.record(tx, caller, { kind, subjectId: userId })
    return { orgId: caller.orgId, userId }
  }

  const listed = async (
    body: { readonly user_id?: string | undefined },
    caller: SignedInCaller,
    wanted: (trip: TripListed) => boolean,
    withItems: readonly string[] | null,
  ) =>
    transactions.inTenant(caller.orgId, async (tx) => {
      const shown = (await trips.list(tx, await namedIn(tx, body, caller, 'trips_read'))).filter(wanted)
      if (withItems === null) return shown.map(tripOnWire)
      const tripIds = shown.map(({ tripId }) => tripId)
      const items = await trips.itemsOf(tx, caller.orgId, tripIds)
      const isWanted = ({ product }: { product: ProductCode }) => withItems.length === 0 || withItems.includes(product)
      return shown.map((trip) => ({ ...tripOnWire(trip), items: (items.get(trip.tripId) ?? []).filter(isWanted).map(listedItem) }))
    })

  return [
    ...tripWrites.flatMap(({ product, create, update }) => [
      signedInRoute(create, write(product, 'makes'), TRIP_REFUSALS),
      signedInRoute(update, write(product, 'changes'), TRIP_REFUSALS),
    ]),
    signedInRoute(getTrips, async (body, caller) => {
      const { trip_id: tripId, is_details_required: details, product_type: products = [] } = body
      const isWanted = (trip: TripListed) => tripId === undefined || trip.tripId === tripId
      return accept({ trips: await listed(body, caller, isWanted, details ? products : null) })
    }),
    signedInRoute(
      getTripsList,
      async (body, caller) => {
        const { checkin_date: from, checkout_date: to } = body
        if (from > to) return refuse('bad_dates')
        return accept({ trips: await listed(body, caller, (trip) => isNear(trip, { from, to }), null) })
      },
      TRIP_REFUSALS,
    ),
    route(imagesCall, async (body, caller) => {
      const found = await transactions.inTenant(caller.orgId, (tx) => cityImages(deps, tx, body), { readOnly: true })
      return accept({ assets: found.map(({ name, art }) => ({ name, art, url: `/art/posters/${art}-600.avif` })) })
    }),
    signedInRoute(
      belongsThisTrip,
      async (body, caller) =>
        transactions.inTenant(caller.orgId, async (tx) => {
          const { trip_id: id } = body
          const person = await namedIn(tx, body, caller, 'trips_read')
          const own = await trips.find(tx, person, id)
          if (own) return accept({ exist: true, trip_list_id: own.tripId })
          const link = await trips.findByLink(tx, joinerOf(caller), id)
          if (!link) return refuse('not_found')
          const exist = (await trips.find(tx, person, link.tripId)) !== null
          return accept({ exist, trip_list_id: exist ? link.tripId : null })
        }),
      TRIP_REFUSALS,
    ),
    signedInRoute(
      addUserToTrip,
      async ({ mytrip_id: id }, caller) =>
        transactions.inTenant(caller.orgId, async (tx) => {
          const own = await trips.find(tx, personOf(caller), id)
          if (own) return accept({ trip_list_id: own.tripId, role: own.role })
          const joined = await trips.join(tx, joinerOf(caller), id)
          return joined.ok ? accept({ trip_list_id: joined.value.tripId, role: joined.value.role }) : joined
        }),
      TRIP_REFUSALS,
    ),
    signedInRoute(getTrip, ({ trip_id: tripId }, caller) => readTrip(deps, tripId, caller), TRIP_REFUSALS),
    signedInRoute(
      saveTrip,
      async ({ trip_id: tripId, name, destination_name: destination, from, to }, caller) => {
        const days = checkTripDays({ from, to }, deps.clock.nowMs())
        if (!days.ok) return days
        const change = { name, ...(destination !== undefined && { destination }), from, to }
        const saved = await transactions.inTenant(caller.orgId, (tx) =>
          tripId
            ? trips.change(tx, personOf(caller), tripId, change)
            : trips.create(tx, personOf(caller), { destination: name, image: '', type: '', ...change }),
        )
        return saved.ok ? accept({ trip: tripOnWire(saved.value) }) : saved
      },
      TRIP_REFUSALS,
    ),
    signedInRoute(
      saveTripItem,
      async (body, caller) =>
        transactions.inTenant(caller.orgId, async (tx) => {
          const made = body.booking_id ? await bookedItem(deps, tx, body.booking_id, caller) : ideaOf(body)
          if (!made) return noSuchBooking()
          const priced = priceIn(made.item.request)
          const faults = [...faultsInOwn(made.item.request, []), ...(priced.ok ? [] : [priced.fault])]
          if (faults.length > 0) return refuse('bad_input', { errors: faults.map(({ path, message }) => ({ path: `details.${path}`, message })) })
          const days = checkTripDays(made.item, deps.clock.nowMs())
          if (!days.ok) return days
          const item = { ...made.item, request: withDollars(made.item.request, await deps.rates(tx)) }
          const put = await trips.put(tx, personOf(caller), item, { tripId: body.trip_id, fresh: made.fresh })
          return put.ok ? accept({ trip: tripOnWire(put.value.trip), item_id: put.value.itemId }) : put
        }),
      TRIP_REFUSALS,
    ),
    signedInRoute(
      removeTripItem,
      async ({ trip_id: tripId, item_id: itemId }, caller) => {
        const { gone, trip } = await transactions.inTenant(caller.orgId, async (tx) => {
          const person = personOf(caller)
          return { gone: await trips.takeOut(tx, person, tripId, itemId), trip: await trips.find(tx, person, tripId) }
        })
        if (gone.ok) return accept({})
        return gone.refusal.code === 'not_found' && trip ? noSuchItem() : gone
      },
      TRIP_REFUSALS,
    ),
    signedInRoute(
      shareTrip,
      async ({ trip_id: tripId, role }, caller) => {
        const shared = await transactions.inTenant(caller.orgId, (tx) => trips.share(tx, personOf(caller), tripId, role))
        if (!shared.ok) return shared
        const link = shared.value
        return accept({ link: link && `${caller.origin}/?trip_id=${link.token}`, expires_at: link && new Date(link.expiresMs).toISOString() })
      },
      TRIP_REFUSALS,
    ),
    signedInRoute(
      inviteToTrip,
      async ({ trip_id: tripId, email, role, first_name: firstName, last_name: lastName }, caller) => {
        const allowed = await deps.invitations.may(caller, email)
        if (!allowed.ok) return allowed
        return transactions.inTenant(caller.orgId, async (tx) => {
          const invited = await trips.invite(tx, personOf(caller), tripId, { email, role })
          if (!invited.ok) return invited
          await deps.invitations.send(tx, caller, { email, firstName, lastName }, invited.value)
          return accept({})
        })
      },
      TRIP_REFUSALS,
    ),
    signedInRoute(
      leaveTrip,
      async ({ trip_id: tripId, member_id: who }, caller) => {
        const left = await transactions.inTenant(caller.orgId, (tx) => trips.leave(tx, personOf(caller), tripId, (who ?? caller.user.userId) as UserId))
        return left.ok ? accept({}) : left
      },
      TRIP_REFUSALS,
    ),
    signedInRoute(
      tripCalendar,
      async ({ trip_id: tripId }, caller) => {
        const token = await transactions.inTenant(caller.orgId, (tx) => trips.feed(tx, personOf(caller), tripId))
        return token.ok ? accept({ address: `${caller.origin}${FEED}?feed=${token.value}` }) : token
      },
      TRIP_REFUSALS,
    ),
    rawRoute('GET', FEED, async (request, caller) => {
      const url = new URL(request.url)
      const text = caller && (await readFeed(deps, url.searchParams.get('feed') ?? '', caller.orgId, caller.origin))
      if (!text) return new Response('', { status: 404 })
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      }
      return new Response(text, { headers })
    }),
  ]
}

async function readFeed(deps: TripDeps, token: string, orgId: SignedInCaller['orgId'], origin: string): Promise<string | null> {
  return deps.transactions.inTenant(orgId, async (tx) => {
    const found = await deps.trips.findByFeed(tx, orgId, token)
    const trip = found && (await deps.trips.find(tx, { orgId, userId: found.userId }, found.tripId))
    return trip ? feedOf(trip, await itemsNow(deps, tx, trip), origin + tripPage(trip.tripId), deps.clock.nowMs()) : null
  })
}

/** A booking of the caller's own, as a trip has it; null for another's. */
async function bookedItem(
  deps: TripDeps,
  tx: Parameters<TripDeps['moneyOf']>[0],
  bookingId: string,
  caller: SignedInCaller,
): Promise<{ item: NewItem; fresh: NewTrip } | null> {
  const booking = await deps.bookings.find(tx, caller.orgId, bookingId as BookingId)
  if (booking?.userId !== caller.user.userId) return null
  const { place, span } = placeAndSpan(booking.items.map(({ description }) => description))
  if (!span) return null
  const title = titleOf(deps.products, booking)
  const destination = place?.city ?? title
  const art = place?.art ?? ''
  const item = {
    product: publicCodeOf(booking.product),
    kind: 'booked' as const,
    ref: booking.bookingId,
    title,
    place: destination,
    image: place?.image ?? '',
    ...span,
    price: booking.total,
    url: null,
    request: {},
  }
  return { item, fresh: { name: nameOfPlace(destination), destination, image: art, type: '', ...span } }
}

/** What a call that changes says of the trip itself. */
const sentOf = ({ trip_list_name: name, destination_name: destination, trip_image: image, type }: Written): Partial<NewTrip> =>
  Object.fromEntries(Object.entries({ name, destination, image, type }).filter(([, value]) => value !== undefined))

type Idea = ParsedBodyOf<typeof saveTripItem>

function ideaOf({ product, title, place, image, from, to, price, url, details = {} }: Idea): { item: NewItem; fresh: NewTrip } {
  invariant(product && title && place && from && to && url, 'the call asks for all of an idea')
  return {
    item: { product, kind: 'idea', ref: url, title, place, image, from, to, price: moneyOf(price), url, request: details },
    fresh: { name: nameOfPlace(place), destination: place, image: '', type: '', from, to },
  }
}
