import { PRODUCT_PAGES, type TransferOffer, transferOffer } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { describeTransfer } from './describe-transfer.ts'
import { inWords } from './in-words.ts'
import { storedLineWords } from './line-reason.ts'
import type { TransferParts } from './parts.ts'
import { transferSupplier } from './supplier.ts'
import { sameTransferAsk, type TransferAsk, transferAsk } from './transfer-ask.ts'
import { chosenTransfer } from './transfer-ask-of.ts'
import { transferTexts } from './transfer-texts.ts'

const TRANSFER_RULES: ProductRules = {
  // Who is met.
  travellers: 'lead',
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

/** Transfers (TRF). */
export const transferProduct = (parts: TransferParts): Product =>
  defineProduct<TransferAsk, TransferOffer>({
    code: 'TRF',
    name: 'transfers',
    ask: transferAsk,
    details: transferOffer,
    schema: 'transfer@1',
    rules: TRANSFER_RULES,
    words: {
      unit: 'transfer',
      welcome: null,
      texts: transferTexts,
      titleOfAll: ([first = '', ...others]) => (others.length === 1 ? say`${first}, and return` : first),
    },
    pages: PRODUCT_PAGES.TRF,
    owes: 'supplier',
    suppliers: [transferSupplier(parts)],
    sameAsk: sameTransferAsk,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    chosen: (fields, caller, currency) => chosenTransfer({ ...Object(fields), currency }, caller),
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    describe: describeTransfer,
    unitsOf: () => 1,
  })
