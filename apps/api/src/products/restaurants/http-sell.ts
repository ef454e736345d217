import { bookTable, prebookTable, restaurantDetails, type TableArea, tableSlots } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Day, instantMs, money, type Outcome, refuse, type Tx, toMajor } from '@sojourn/kernel'
import { type Restaurant, seatsOf, turnCells } from '@sojourn/world'
import { type Caller, type CallRoute, pricingFor, type Refusals, route, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { cancellationOnWire, prebookedOnWire, priceOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { type Evening, seatingTimes } from './domain/evening.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { dayRefused, eveningsAt, isOpenOn } from './find-table.ts'
import { ASKED_REFUSALS } from './http-search.ts'
import type { RestaurantParts } from './parts.ts'
import { menuBasis, quoteFor, termsFor } from './quote-table.ts'
import { tableAskOf } from './table-ask-of.ts'
import { LATE_MINUTES, localTime, wireFound, wireSlot } from './to-wire.ts'

const soldOut = () => say`Someone just took this table. Nothing was charged; please choose another time.`

const tableRefusals: Refusals = {
  ...ASKED_REFUSALS,
  unknown_restaurant: [404, () => say`This restaurant isn't listed here. Please search again.`],
}

const prebookRefusals: Refusals = {
  ...tableRefusals,
  no_menu: [400, () => say`This restaurant has no set menu. Please book the table without it.`],
  closed_then: [409, () => say`The restaurant seats nobody at that time. Please choose one of its times.`],
  sold_out: [409, soldOut],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold on this table has expired and nothing was charged. Please choose a time again.`],
  sold_out: [409, soldOut],
  duplicate_booking: [409, () => say`This person already has a table within two hours of that time. Nothing was charged; please change the name.`],
}

interface Asked {
  readonly restaurant_id: string
  readonly day: Day
  readonly party: number
  readonly area?: TableArea | undefined
  readonly currency?: string | undefined
}

interface Looked {
  readonly restaurant: Restaurant
  readonly evening: Evening<Restaurant>
  readonly exchange: Exchange
  readonly markupBasisPoints: number
}

/** One restaurant on one day, as the caller may see it. */
async function lookAt(parts: RestaurantParts, body: Asked, caller: Caller): Promise<Outcome<Looked>> {
  const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  const catalogue = parts.catalogue()
  const restaurant = catalogue?.find(body.restaurant_id)
  if (!catalogue || !restaurant) return refuse('unknown_restaurant')
  const refused = dayRefused(restaurant.facts.timeZone, body.day, 'day', parts.clock.nowMs())
  if (refused) return refused
  return parts.transactions.inTenant(
    caller.orgId,
    async (tx: Tx): Promise<Outcome<Looked>> => {
      const exchange = await exchangeFor(parts, tx, restaurant.facts.currency, currency)
      if (!exchange.ok) return exchange
      const [evening] = await eveningsAt(parts, tx, { catalogue, restaurants: [restaurant], day: body.day })
      return accept({ restaurant, evening: evening!, exchange: exchange.value, markupBasisPoints })
    },
    { readOnly: true },
  )
}

const slotsOf = ({ restaurant, evening, exchange }: Looked, { day, party, area = undefined }: Asked, nowMs: number) =>
  isOpenOn(restaurant, day) ? seatingTimes(restaurant).map((quarter) => wireSlot(evening, quarter, { day, party, area: area ?? null, exchange, nowMs })) : []

/** What cancelling means of a table on that day: of the first time that is free, or of the first of all. */
function termsOf({ restaurant, exchange }: Looked, { day, party }: Asked, at: string, nowMs: number) {
  const { timeZone } = restaurant.facts
  const startMs = instantMs(day, at.slice(11, 16), timeZone)
  const quote = quoteFor(party, null, exchange)
  const terms = termsFor(restaurant, { party, startMs, day }, quote, exchange)
  return {
    cancellation: cancellationOnWire(terms),
    if_cancelled: cancelPartsOfOffer({ terms, starts: { on: day, time: at.slice(11, 16) }, paid: quote.payNow, nowMs }),
  }
}

/** The calls about one restaurant: to look at it, to hold a table, to book it. */
export const sellTablesHttp = (shop: Shop, parts: RestaurantParts): CallRoute[] => [
  route(
    restaurantDetails,
    async (body, caller) => {
      const looked = await lookAt(parts, body, caller)
      if (!looked.ok) return looked
      const { restaurant, evening, exchange, markupBasisPoints } = looked.value
      const nowMs = parts.clock.nowMs()
      const local = restaurant.facts.currency
      const slots = slotsOf(looked.value, body, nowMs)
      const menu = menuBasis(restaurant, body.party, markupBasisPoints)
      const [first] = seatingTimes(restaurant)
      const shown = (slots.find(({ free }) => free) ?? slots[0])?.at ?? localTime(body.day, first!)
      return accept({
        restaurant: wireFound(evening, [], { day: body.day, party: body.party, area: null, exchange, nowMs, markupBasisPoints }),
        dishes: restaurant.dishes.map(({ name, minor }) => ({ name, amount: toMajor(money(minor, local)), currency: local })),
        services: restaurant.services.map(({ key, first: from, last }) => ({
          key,
          from: localTime(body.day, from).slice(11),
          until: localTime(body.day, last).slice(11),
        })),
        closed_on: restaurant.closedOn,
        open_that_day: isOpenOn(restaurant, body.day),
        seats: seatsOf(restaurant),
        turn_minutes: turnCells(restaurant, body.party) * 15,
        late_minutes: LATE_MINUTES,
        guarantee_from: restaurant.guarantee.fromParty,
        slots,
        menu_price: menu && priceOnWire(quoteFor(body.party, menu, exchange)),
        ...termsOf(looked.value, body, shown, nowMs),
        currency: exchange.currency,
      })
    },
    tableRefusals,
  ),

  route(
    tableSlots,
    async (body, caller) => {
      const looked = await lookAt(parts, body, caller)
      return looked.ok ? accept({ slots: slotsOf(looked.value, body, parts.clock.nowMs()) }) : looked
    },
    tableRefusals,
  ),

  route(
    prebookTable,
    async (body, caller) => {
      const ask = await tableAskOf(body, caller)
      const held = await shop.prebook({ product: 'RES', items: [{ product: 'RES', ask }], expectedTotal: body.expected_total }, caller)
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : held
    },
    prebookRefusals,
  ),

  signedInRoute(bookTable, (body, caller) => shop.book('RES', body, caller), bookRefusals),
]
