import { type CruiseOffer, cruiseOffer, PRODUCT_PAGES } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { type CruiseAsk, cruiseAsk, isSameCabin, sameCruiseAsk } from './cruise-ask.ts'
import { chosenCabin } from './cruise-ask-of.ts'
import { cruiseInformation, cruiseTexts } from './cruise-texts.ts'
import { describeCruise } from './describe-cruise.ts'
import { freeHoursOf } from './free-hours.ts'
import { inWords } from './in-words.ts'
import type { CruiseParts } from './parts.ts'
import { onBoard, storedLineWords } from './price-words.ts'
import { cabinSupplier } from './supplier.ts'
import { cruiseTravellers } from './travellers.ts'
import { waitsForCabins } from './wait-for-cabin.ts'

const CRUISE_RULES: ProductRules = {
  travellers: 'everyone',
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: false,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: 60_000,
  undoMinutes: UNDO_MINUTES,
}

/** Cruises (CRU): cabins of sailings. */
export const cruiseProduct = (parts: CruiseParts): Product =>
  defineProduct<CruiseAsk, CruiseOffer>({
    code: 'CRU',
    name: 'cruises',
    ask: cruiseAsk,
    details: cruiseOffer,
    schema: 'cruise@1',
    rules: CRUISE_RULES,
    words: { unit: 'cabin', welcome: null, texts: cruiseTexts, information: cruiseInformation, laterAt: onBoard },
    pages: PRODUCT_PAGES.CRU,
    owes: 'supplier',
    suppliers: [cabinSupplier(parts)],
    sameAsk: sameCruiseAsk,
    replaces: isSameCabin,
    isOption: ({ option }) => option,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    chosen: (fields, caller, currency) => chosenCabin({ ...Object(fields), currency }, caller),
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    describe: describeCruise,
    freeHours: freeHoursOf,
    waits: waitsForCabins(parts),
    backAnyway: () => say`Port expenses, taxes and gratuities come back in full, whenever you cancel before the ship sails.`,
    unitsOf: () => 1,
    peopleOf: ({ guests }) => guests.length,
    travellersOf: cruiseTravellers,
  })
