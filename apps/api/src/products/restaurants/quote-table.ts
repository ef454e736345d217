import type { TableOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, isoIn, type Outcome, refuse, scale, subtract, type Tx, zero } from '@sojourn/kernel'
import { type Restaurant, turnCells } from '@sojourn/world'
import type { Offer } from '../../sale/product.ts'
import { type Quote, type QuoteLine, quoteOfLines } from '../../sale/quote.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { seatingsFor } from './domain/evening.ts'
import { type MenuBasis, menuPerHead, priceLines } from './domain/table-price.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { type AskedTable, eveningsAt, findAskedTable } from './find-table.ts'
import type { RestaurantParts } from './parts.ts'
import { noMenu } from './refusals.ts'
import type { TableAsk } from './table-ask.ts'
import { guaranteeFor, LATE_MINUTES, untilOf, wireMenu, wireRestaurant } from './to-wire.ts'
import { atTheRestaurant, lineWords } from './words.ts'

/** A table priced now. Refuses `no_menu` and `sold_out` besides what `findAskedTable` refuses. */
export async function quoteTable(parts: RestaurantParts, tx: Tx, ask: TableAsk): Promise<Outcome<Offer<TableOffer>>> {
  const asked = findAskedTable(parts, ask)
  if (!asked.ok) return asked
  const { catalogue, restaurant, day, quarter } = asked.value
  if (ask.menu && !restaurant.setMenu) return noMenu(restaurant.name)
  const exchange = await exchangeFor(parts, tx, restaurant.facts.currency, ask.currency)
  if (!exchange.ok) return exchange
  const [evening] = await eveningsAt(parts, tx, { catalogue, restaurants: [restaurant], day })
  const [best] = seatingsFor(evening!, { quarter, turn: turnCells(restaurant, ask.party), party: ask.party, area: ask.area })
  return best ? accept(offerOf(asked.value, ask, best.area, exchange.value)) : refuse('sold_out')
}

export const menuBasis = ({ setMenu, servicePpm }: Restaurant, party: number, markupBasisPoints: number): MenuBasis | null =>
  setMenu && { ...setMenu, party, servicePpm, markupBasisPoints }

/** The price of a table in the currency that is asked for: what each pays is converted, a line is so many times that, the total their sum. */
export const quoteFor = (party: number, menu: MenuBasis | null, exchange: Exchange): Quote =>
  quoteOfLines(
    exchange.currency,
    priceLines(party, menu).map(
      ({ kind, reason, minor, times }): QuoteLine => ({
        kind,
        ...lineWords(reason),
        amount: scale(exchange.of(minor), times),
        due: 'now',
        why: reason,
      }),
    ),
  )

/** Our share of a menu. */
const markupOf = (menu: MenuBasis, exchange: Exchange) => scale(subtract(exchange.of(menuPerHead(menu)), exchange.of(menu.minorPerHead)), menu.party)

/** On which conditions a table is booked: with a menu it is prepaid, else at most a card guarantees it. */
export function termsFor(
  restaurant: Restaurant,
  { party, startMs, day }: { party: number; startMs: number; day: string },
  quote: Quote,
  exchange: Exchange,
): SaleTerms {
  const { facts, freeUntilHours } = restaurant
  const isPaid = quote.payNow.minor > 0
  const isGuaranteed = !isPaid && party >= restaurant.guarantee.fromParty
  const atStake = isPaid ? quote.payNow : isGuaranteed ? scale(exchange.of(restaurant.guarantee.minorPerHead), party) : zero(quote.currency)
  return {
    mode: isPaid ? 'prepaid' : 'postpaid',
    cancellationBy: 'windows',
    cancellation: cancellationOf({ startMs, timeZone: facts.timeZone, freeUntilHours, atStake }),
    timeZone: facts.timeZone,
    startsOn: day,
    laterAt: atTheRestaurant(),
    cancellableUntil: isoIn(facts.timeZone, startMs),
  }
}

function offerOf({ restaurant, day, startMs }: AskedTable, ask: TableAsk, area: TableOffer['area'], exchange: Exchange): Offer<TableOffer> {
  const { party, markupBasisPoints } = ask
  const menu = ask.menu ? menuBasis(restaurant, party, markupBasisPoints) : null
  return inLanguage(DEFAULT_LANGUAGE, () => {
    const quote = quoteFor(party, menu, exchange)
    const markup = menu ? markupOf(menu, exchange) : zero(exchange.currency)
    return {
      details: {
        product: 'RES',
        restaurant: wireRestaurant(restaurant),
        at: ask.at,
        until: untilOf(restaurant, startMs, turnCells(restaurant, party)),
        party,
        area,
        menu: menu && wireMenu(restaurant, exchange, markupBasisPoints),
        guarantee: menu ? null : guaranteeFor(restaurant, party, startMs, exchange),
        late_minutes: LATE_MINUTES,
        diets: [...ask.diets],
        occasion: ask.occasion,
        note: ask.note,
      },
      quote,
      terms: termsFor(restaurant, { party, startMs, day }, quote, exchange),
      revenue: markup,
      markup,
    }
  })
}
