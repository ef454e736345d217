import { type CarOffer, carOffer, PRODUCT_PAGES } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { Product, ProductRules } from '../product.ts'
import { defineProduct } from '../registry.ts'
import { type CarAsk, carAsk, sameCarAsk } from './car-ask.ts'
import { describeCar } from './describe-car.ts'
import type { CarParts } from './parts.ts'
import { carSupplier } from './supplier.ts'

const CAR_RULES: ProductRules = {
  // The driver.
  travellers: 'lead',
  payableBy: new Set(['points', 'invoice', 'stored_value']),
  holdsStock: true,
  takesGuarantee: true,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: 60_000,
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
      order: 'booking',
      unit: 'car',
      purchase: 'car',
      provider: say`car rental company`,
      welcome: null,
      tooLateToCancel: say`The day of the pick-up is over, so this booking cannot be cancelled any more. Nothing was changed.`,
    },
    pages: PRODUCT_PAGES.CAR,
    owes: 'supplier',
    suppliers: [carSupplier(parts)],
    sameAsk: sameCarAsk,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    describe: describeCar,
    unitsOf: () => 1,
    paymentMetadata: ({ rate_id, conditions }) => ({ prebook: String(rate_id === 'prepaid'), cc_required: String(conditions.cards_needed > 0) }),
  })
