import { type DreamtripOffer, dreamtripOffer, PRODUCT_PAGES } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { describeTrip } from './describe-trip.ts'
import { inWords } from './in-words.ts'
import type { DreamtripParts } from './parts.ts'
import { storedLineWords } from './price-words.ts'
import { dreamtripSupplier } from './supplier.ts'
import { sameTripAsk, type TripAsk, tripAsk } from './trip-ask.ts'
import { tripInformation, tripTexts } from './trip-texts.ts'

const DREAMTRIP_RULES: ProductRules = {
  travellers: 'everyone',
  // A discount card pays packages, and this is one to everyone outside.
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value', 'discount_card']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: true,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: 60_000,
  // Who is not signed in is no member yet.
  signInFirst: () => true,
  undoMinutes: UNDO_MINUTES,
}

/** Groups are of grown-ups. */
const GROWN_UP = { age: { from: 18, to: 120 }, bornOn: true, nationality: false, document: 'none' } as const

/** Dreamtrips (DTR): places in groups that go on fixed days, for members alone. */
export const dreamtripProduct = (parts: DreamtripParts): Product =>
  defineProduct<TripAsk, DreamtripOffer>({
    code: 'DTR',
    name: 'dreamtrips',
    ask: tripAsk,
    details: dreamtripOffer,
    schema: 'dreamtrip@1',
    rules: DREAMTRIP_RULES,
    words: { unit: 'place', welcome: null, texts: tripTexts, information: tripInformation },
    pages: PRODUCT_PAGES.DTR,
    owes: 'supplier',
    suppliers: [dreamtripSupplier(parts)],
    sameAsk: sameTripAsk,
    replaces: (now, before) => now.tripId === before.tripId,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    describe: describeTrip,
    unitsOf: () => 1,
    peopleOf: ({ people }) => people,
    travellersOf: ({ people }) => Array.from({ length: people }, () => GROWN_UP),
    async mayBuy(tx, { orgId, userId }) {
      const plan = userId && (await parts.planOf(tx, { orgId, userId }))
      return plan?.groupDepartures ? null : refuse('may_not_buy', { message: membersAlone() }).refusal
    },
  })

const membersAlone = (): string => say`Group trips are for members. Choose a plan that has them, then book your places.`
