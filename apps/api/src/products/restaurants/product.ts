import { PRODUCT_PAGES, type TableOffer, tableOffer } from '@sojourn/contracts'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { tableChanges } from './change-table.ts'
import { describeTable } from './describe-table.ts'
import { inWords } from './in-words.ts'
import { storedLineWords } from './line-reason.ts'
import type { RestaurantParts } from './parts.ts'
import { tableSupplier } from './supplier.ts'
import { dayOf, sameTableAsk, type TableAsk, tableAsk } from './table-ask.ts'
import { chosenTable } from './table-ask-of.ts'
import { waitsForTables } from './wait-for-table.ts'
import { atTheRestaurant, tableTexts } from './words.ts'

const TABLE_RULES: ProductRules = {
  // In whose name the table is.
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

/** Restaurants (RES): a table for some people at a time. */
export const restaurantProduct = (parts: RestaurantParts): Product =>
  defineProduct<TableAsk, TableOffer>({
    code: 'RES',
    name: 'restaurants',
    ask: tableAsk,
    details: tableOffer,
    schema: 'table@1',
    rules: TABLE_RULES,
    words: { unit: 'table', welcome: null, texts: tableTexts, laterAt: atTheRestaurant },
    pages: PRODUCT_PAGES.RES,
    owes: 'supplier',
    suppliers: [tableSupplier(parts)],
    sameAsk: sameTableAsk,
    // Another time, or another number of people: they sit at one table of a house on a day.
    replaces: (now, before) => now.restaurantId === before.restaurantId && dayOf(now.at) === dayOf(before.at),
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    chosen: (fields, caller, currency) => chosenTable({ ...Object(fields), currency }, caller),
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    waits: waitsForTables(parts),
    changes: tableChanges,
    describe: describeTable,
    unitsOf: () => 1,
  })
