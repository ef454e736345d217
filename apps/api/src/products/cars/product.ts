import { type CarOffer, carOffer, PRODUCT_PAGES } from '@sojourn/contracts'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { type CarAsk, carAsk, sameCarAsk } from './car-ask.ts'
import { chosenCar } from './car-ask-of.ts'
import { carTexts } from './car-texts.ts'
import { describeCar } from './describe-car.ts'
import { inWords } from './in-words.ts'
import { storedLineWords } from './line-reason.ts'
import type { CarParts } from './parts.ts'
import { atTheCounter } from './price-words.ts'
import { carSupplier } from './supplier.ts'
import { waitsForCars } from './wait-for-car.ts'

const CAR_RULES: ProductRules = {
  // The driver.
  travellers: 'lead',
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: true,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: 60_000,
  undoMinutes: UNDO_MINUTES,
}

/** Cars (CAR). */
export const carProduct = (parts: CarParts): Product =>
  defineProduct<CarAsk, CarOffer>({
    code: 'CAR',
    name: 'cars',
    ask: carAsk,
    details: carOffer,
    schema: 'car@1',
    rules: CAR_RULES,
    words: {
      unit: 'car',
      welcome: null,
      texts: carTexts,
      laterAt: atTheCounter,
    },
    pages: PRODUCT_PAGES.CAR,
    owes: 'supplier',
    suppliers: [carSupplier(parts)],
    sameAsk: sameCarAsk,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    chosen: (fields, caller, currency) => chosenCar({ ...Object(fields), currency }, caller),
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    describe: describeCar,
    unitsOf: () => 1,
    waits: waitsForCars(parts),
    paymentMetadata: ({ rate_id, conditions }) => ({ prebook: String(rate_id === 'prepaid'), cc_required: String(conditions.cards_needed > 0) }),
  })
