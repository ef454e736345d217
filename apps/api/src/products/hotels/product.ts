import { PRODUCT_PAGES, type StayOffer, stayOffer } from '@sojourn/contracts'
import { commaText, currentLanguage, DEFAULT_LANGUAGE, dayTextLong, plural, say, semicolonText, stopText } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, daysBetween, instantMs, nightsOf, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { cityIn, factText, inclusionText, roomText } from '@sojourn/world'
import type { Description } from '../../sale/description.ts'
import type { LocalSupplier, Offer, Product, ProductRules } from '../../sale/product.ts'
import { type Quote, type QuoteLine, quoteOfLines, withLocal } from '../../sale/quote.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import type { Hotels } from './create-hotels.ts'
import type { StayProduct } from './domain/catalogue.ts'
import type { HoldId, HotelId, RateId, RoomTypeId } from './domain/ids.ts'
import type { QuoteTerms, Quote as StayQuote } from './domain/quote.ts'
import type { QuotedRate } from './quote-rate.ts'
import { type StayAsk, stayAsk } from './stay-ask.ts'
import { chosenStay } from './stay-ask-of.ts'
import { STAY_CODES } from './stay-codes.ts'
import { readStayLine, type StayLine, stayLineText, taxLine } from './stay-lines.ts'
import { homeTexts, hotelTexts } from './stay-texts.ts'
import { boardText } from './to-wire.ts'

/** The supplier of both products that sell stays by the night: our own catalogue and stock. */
export const STAY_SUPPLIER = 'own'

const CONFIRM_WITHIN_MS = 60_000

export const STAY_RULES: ProductRules = {
  travellers: 'lead',
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: true,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: CONFIRM_WITHIN_MS,
  undoMinutes: UNDO_MINUTES,
}

/** Hotels (HLT) and holiday stays (VR): one catalogue, one stock, two products. */
export const stayProducts = (hotels: Hotels): Product[] => {
  const suppliers = [staySupplier(hotels)]
  return [stayProduct(hotels, 'HLT', 'hotels', suppliers), stayProduct(hotels, 'VR', 'holidaystays', suppliers)]
}

const stayProduct = (hotels: Hotels, code: 'HLT' | 'VR', name: StayProduct, suppliers: readonly LocalSupplier<StayAsk, StayOffer>[]): Product =>
  defineProduct<StayAsk, StayOffer>({
    code,
    name,
    ask: stayAsk,
    details: stayOffer,
    schema: 'stay@1',
    rules: STAY_RULES,
    words: {
      unit: unitOf(code),
      // not translated: a code that pages read
      welcome: 'is expecting you',
      laterAt: atTheProperty,
      texts: () => (code === 'VR' ? homeTexts() : hotelTexts()),
    },
    pages: PRODUCT_PAGES[code],
    owes: 'supplier',
    suppliers,
    sameAsk,
    atShare,
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    chosen: (fields, caller, currency) => chosenStay(hotels, name, { ...Object(fields), currency }, caller),
    // A frozen price is one of the currency it was shown in.
    inCurrency: ({ frozen: _, ...ask }, currency) => ({ ...ask, currency }),
    lineWords: readStayLine,
    describe,
    unitsOf: ({ rooms }) => Math.max(1, rooms.length),
    paymentMetadata: ({ room_id }, { firstRoomId }) => ({ room_id, isSelectDiffRoom: String(firstRoomId !== undefined && firstRoomId !== room_id) }),
  })

const atTheProperty = (): string => say`at the property`

const unitOf = (code: 'HLT' | 'VR'): string => (code === 'VR' ? 'home' : 'room')

const sameAsk = (a: StayAsk, b: StayAsk): boolean =>
  a.product === b.product &&
  a.rateId === b.rateId &&
  a.checkin === b.checkin &&
  a.checkout === b.checkout &&
  a.currency === b.currency &&
  JSON.stringify(a.rooms) === JSON.stringify(b.rooms)

/** What was promised earlier holds for each share alike. */
const atShare = ({ frozen, ...ask }: StayAsk, markupBasisPoints: number): StayAsk => ({
  ...ask,
  markupBasisPoints,
  ...(frozen ? { frozen: { ...frozen, markupBasisPoints } } : {}),
})

/** `1 room, 2 adults, 1 child`. */
function partyText({ product, rooms }: StayOffer): string {
  const adults = rooms.reduce((all, room) => all + room.adults, 0)
  const children = rooms.reduce((all, room) => all + room.children.length, 0)
  const parts = [
    product === 'VR' ? say`${plural(rooms.length, { one: '# home', other: '# homes' })}` : say`${plural(rooms.length, { one: '# room', other: '# rooms' })}`,
    say`${plural(adults, { one: '# adult', other: '# adults' })}`,
    ...(children > 0 ? [say`${plural(children, { one: '# child', other: '# children' })}`] : []),
  ]
  return commaText(parts)
}

/** An address of English names, with its city as a language calls it. */
const addressIn = ({ address, city }: Pick<StayOffer, 'address' | 'city'>, language: string): string =>
  commaText(address.split(', ').map((part) => (part === city ? cityIn(city, language) : part)))

/** A stay as it is read: what is stored of it is English. */
const inWords = (stay: StayOffer): StayOffer => ({
  ...stay,
  city: cityIn(stay.city, currentLanguage()),
  address: addressIn(stay, currentLanguage()),
  room_name: roomText(stay.room_name),
  board: factText(stay.board),
  included: stay.included.map(inclusionText),
})

function describe(stored: StayOffer): Description {
  const stay = inWords(stored)
  const { hotel_name, city, address, phone, image, art, room_name, board, checkin, checkout, checkin_from, checkout_until, time_zone } = stay
  return {
    title: hotel_name,
    summary: stopText([room_name, board, partyText(stay)]),
    place: { city, address, phone, image, art },
    span: { from: checkin, to: checkout },
    starts: { label: say`Check-in`, on: checkin, time: checkin_from },
    facts: [
      { label: say`Property`, value: commaText([hotel_name, address]), inHead: true },
      { label: say`Check-in`, value: say`${dayTextLong(checkin)}, from ${checkin_from}` },
      {
        label: say`Check-out`,
        value: say`${dayTextLong(checkout)}, until ${checkout_until} (${plural(stay.nights, { one: '# night', other: '# nights' })})`,
      },
      { label: stay.product === 'VR' ? say`Home` : say`Room`, value: semicolonText([commaText([room_name, board]), partyText(stay)]) },
    ],
    calendar: [
      {
        startsAtMs: instantMs(checkin, checkin_from, time_zone),
        endsAtMs: instantMs(checkout, checkout_until, time_zone),
        summary: commaText([hotel_name, city]),
        location: address,
        details: stopText([commaText([room_name, board]), phone]),
      },
    ],
    clash: { place: stay.hotel_id, slots: nightsOf(checkin, checkout) },
    sleeps: true,
  }
}

const requestOf = (ask: StayAsk) => ({
  product: ask.product,
  hotelId: ask.hotelId as HotelId,
  stay: { checkin: ask.checkin, checkout: ask.checkout, rooms: ask.rooms },
  currency: ask.currency,
  markupBasisPoints: ask.markupBasisPoints,
  frozen: (ask.frozen ?? null) as QuoteTerms | null,
})

function staySupplier(hotels: Hotels): LocalSupplier<StayAsk, StayOffer> {
  return {
    where: 'local',
    name: STAY_SUPPLIER,
    async startOf(tx, ask) {
      const timeZone = await hotels.timeZoneOf(tx, ask.hotelId as HotelId)
      return timeZone === null ? null : { startsOn: ask.checkin, timeZone }
    },
    async quote(tx: Tx, ask: StayAsk): Promise<Outcome<Offer<StayOffer>>> {
      const quoted = await hotels.quoteRate(tx, { ...requestOf(ask), rateId: ask.rateId as RateId })
      if (!quoted.ok) return refuse(quoted.refusal.code === 'does_not_fit' ? 'unknown_rate' : quoted.refusal.code, quoted.refusal.detail)
      return accept({ ...offerOf(quoted.value, ask), left: quoted.value.left })
    },
    async hold(tx, { details }, { orgId, checkoutId, untilMs }) {
      const held = await hotels.holdRooms(tx, {
        orgId,
        roomTypeId: details.room_id as RoomTypeId,
        checkin: details.checkin,
        checkout: details.checkout,
        rooms: details.rooms.length,
        subject: checkoutId,
        expiresAtMs: untilMs,
      })
      if (!held.ok) return held
      const { holdId, hotelId, roomTypeId, rooms, left } = held.value
      return accept({ holdRef: holdId as string, taken: { unit: roomTypeId, place: hotelId, units: rooms, left } })
    },
    async confirm(tx, { orgId, holdRef }) {
      const sold = await hotels.confirmHold(tx, { orgId, holdId: holdRef as HoldId })
      return sold.ok ? accept() : sold
    },
    release: (tx, { orgId, holdRef }) => hotels.releaseHold(tx, { orgId, holdId: holdRef as HoldId }),
    cancel: (tx, { orgId, holdRef }) => hotels.cancelStay(tx, { orgId, holdId: holdRef as HoldId }),
    async releaseExpired(tx, limit) {
      const holds = await hotels.listExpiredHolds(tx, limit)
      for (const { orgId, holdId } of holds) await hotels.releaseHold(tx, { orgId, holdId })
      return holds.length
    },
    nextExpiryMs: (tx) => hotels.nextHoldExpiryMs(tx),
  }
}

function offerOf(quoted: QuotedRate, ask: StayAsk): Offer<StayOffer> {
  const { quote, revenue, markup } = quoted
  return {
    details: detailsOf(quoted, ask),
    quote: saleQuoteOf(quote),
    terms: {
      mode: quote.payment === 'now' ? 'prepaid' : 'postpaid',
      cancellationBy: 'windows',
      cancellation: quote.cancellation,
      timeZone: quote.timeZone,
      startsOn: ask.checkin,
      laterAt: atTheProperty(),
    },
    revenue,
    markup,
  }
}

/** The price of a stay as it is sold: line by line. */
export const saleQuoteOf = (quote: StayQuote): Quote =>
  withLocal(quoteOfLines(quote.currency, linesOf(quote), quote.payment === 'now' ? 'now' : 'later'), quote.payAtPropertyLocal)

const linesOf = ({ nights, lines, exchange }: StayQuote): QuoteLine[] => [
  ...nights.map(({ date, amount }): QuoteLine => {
    const why: StayLine = { of: 'night', on: date }
    return { kind: 'item', ...stayLineText(why), amount, due: 'now', on: date, per: 'night', why }
  }),
  ...lines.map(({ label: name, rule, kind, collected, amount }): QuoteLine => {
    const why = taxLine(name, rule, exchange.from)
    return { kind, ...stayLineText(why), amount, due: collected === 'now' ? 'now' : 'later', why }
  }),
]

const detailsOf = ({ card, quote }: QuotedRate, ask: StayAsk): StayOffer => ({
  product: STAY_CODES[ask.product],
  hotel_id: card.hotelId,
  hotel_name: card.name,
  stars: card.stars,
  address: card.address,
  phone: card.phone,
  city: card.city,
  district: card.district,
  country_code: card.countryCode,
  time_zone: card.timeZone,
  image: card.image,
  art: card.art,
  room_id: quote.roomTypeId,
  room_name: quote.roomName,
  rate_id: quote.rateId,
  board: inLanguage(DEFAULT_LANGUAGE, () => boardText(quote.board, ask.product)),
  included: [...quote.included],
  checkin: ask.checkin,
  checkout: ask.checkout,
  checkin_from: card.checkinFrom,
  checkout_until: card.checkoutUntil,
  nights: daysBetween(ask.checkin, ask.checkout),
  rooms: ask.rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
})
