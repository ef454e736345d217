import { type FlightOffer, flightOffer, PRODUCT_PAGES } from '@sojourn/contracts'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { flightChanges } from './change-flight.ts'
import { describeFlight } from './describe-flight.ts'
import { isDuffel } from './duffel/duffel-ids.ts'
import { DUFFEL, type DuffelParts } from './duffel/duffel-parts.ts'
import { untakenOf } from './duffel/duffel-passengers.ts'
import { duffelSupplier } from './duffel/duffel-supplier.ts'
import { type FlightAsk, flightAsk, sameFlightAsk } from './flight-ask.ts'
import { chosenFlight } from './flight-ask-of.ts'
import { flightTexts } from './flight-texts.ts'
import { inWords } from './in-words.ts'
import { backAnyway, storedLineWords } from './line-reason.ts'
import type { FlightParts } from './parts.ts'
import { flightSupplier, OWN } from './supplier.ts'
import { flightTravellers } from './travellers.ts'

const FLIGHT_RULES: ProductRules = {
  travellers: 'everyone',
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: false,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: 60_000,
  signInFirst: ({ flightLogin }) => flightLogin,
  undoMinutes: UNDO_MINUTES,
}

/** Flights (FLT). */
export const flightProduct = (parts: FlightParts, duffel: DuffelParts): Product =>
  defineProduct<FlightAsk, FlightOffer>({
    code: 'FLT',
    name: 'flights',
    ask: flightAsk,
    details: flightOffer,
    schema: 'flight@1',
    rules: FLIGHT_RULES,
    words: { unit: 'seat', welcome: null, texts: flightTexts },
    pages: PRODUCT_PAGES.FLT,
    owes: 'supplier',
    suppliers: [flightSupplier(parts), duffelSupplier(duffel)],
    supplierOf: ({ itineraryId }) => (isDuffel(itineraryId) ? DUFFEL : OWN),
    sameAsk: sameFlightAsk,
    // Another fare, other seats or bags on the same flights.
    replaces: (now, before) => now.itineraryId === before.itineraryId,
    isOption: ({ hold }) => hold,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    chosen: (fields, caller, currency) => chosenFlight({ ...Object(fields), currency }, caller),
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    changes: flightChanges(parts),
    backAnyway,
    describe: describeFlight,
    unitsOf: () => 1,
    peopleOf: ({ party }) => party.adult + party.child + party.infant,
    travellersOf: flightTravellers,
    whoFaults: ({ supplier, party }, who) => (supplier === null ? [] : untakenOf(party, who, duffel.phone)),
  })
