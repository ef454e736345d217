import { PRODUCT_PAGES, type UnitStayOffer, unitStayOffer, type WeekOffer, weekOffer } from '@sojourn/contracts'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { describeUnitStay, describeWeek } from './describe-unit.ts'
import { inWords } from './in-words.ts'
import type { ResortParts } from './parts.ts'
import { atTheResort, storedLineWords } from './price-words.ts'
import { isSameUnit, sameStay, sameWeek, type UnitStayAsk, unitStayAsk, type WeekAsk, weekAsk } from './resort-ask.ts'
import { unitStayTexts, weekTexts } from './resort-texts.ts'
import { unitStaySupplier, weekSupplier } from './supplier.ts'
import { waitsForWeeks } from './wait-for-week.ts'

const RESORT_RULES: ProductRules = {
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

// not translated: a code that pages read
const WELCOME = 'is expecting you'

/** Resort weeks (RST) and stays (STY): one store of units, sold by the week and by the night. */
export const resortProducts = (parts: ResortParts): Product[] => [
  defineProduct<WeekAsk, WeekOffer>({
    code: 'RST',
    name: 'weeks',
    ask: weekAsk,
    details: weekOffer,
    schema: 'week@1',
    rules: RESORT_RULES,
    words: { unit: 'week', welcome: WELCOME, texts: weekTexts, laterAt: atTheResort },
    pages: PRODUCT_PAGES.RST,
    owes: 'supplier',
    suppliers: [weekSupplier(parts)],
    sameAsk: sameWeek,
    replaces: isSameUnit,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    waits: waitsForWeeks(parts),
    describe: describeWeek,
    unitsOf: () => 1,
  }),
  defineProduct<UnitStayAsk, UnitStayOffer>({
    code: 'STY',
    name: 'stays',
    ask: unitStayAsk,
    details: unitStayOffer,
    schema: 'unit-stay@1',
    rules: RESORT_RULES,
    words: { unit: 'apartment', welcome: WELCOME, texts: unitStayTexts, laterAt: atTheResort },
    pages: PRODUCT_PAGES.STY,
    owes: 'supplier',
    suppliers: [unitStaySupplier(parts)],
    sameAsk: sameStay,
    replaces: isSameUnit,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    describe: describeUnitStay,
    unitsOf: () => 1,
    paymentMetadata: ({ pay }) => ({ staysPayLater: String(pay === 'later') }),
  }),
]
