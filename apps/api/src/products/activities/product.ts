import { type ActivityOffer, activityOffer, PRODUCT_PAGES } from '@sojourn/contracts'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { type ActivityAsk, activityAsk, sameActivityAsk } from './activity-ask.ts'
import { chosenActivity } from './activity-ask-of.ts'
import { activityTexts } from './activity-texts.ts'
import { describeActivity } from './describe-activity.ts'
import { inWords } from './in-words.ts'
import { storedLineWords } from './line-reason.ts'
import { isOcto } from './octo/octo-catalogue.ts'
import { OCTO, type OctoParts } from './octo/octo-parts.ts'
import { octoSupplier } from './octo/octo-supplier.ts'
import { ANSWER_HOURS, ON_REQUEST, onRequestSupplier } from './on-request.ts'
import type { ActivityParts } from './parts.ts'
import { activitySupplier, OWN } from './supplier.ts'
import { takesOf } from './takes.ts'
import { waitsForPlaces } from './wait-for-places.ts'

const HOUR_MS = 3_600_000

const ACTIVITY_RULES: ProductRules = {
  // One of those who come; the operator counts the others.
  travellers: 'lead',
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: true,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  // An operator who answers each request has a day, and we an hour to read it.
  confirmWithinMs: (ANSWER_HOURS + 1) * HOUR_MS,
  undoMinutes: UNDO_MINUTES,
}

/** Activities (ACT). */
export const activityProduct = (parts: ActivityParts, octo: OctoParts): Product =>
  defineProduct<ActivityAsk, ActivityOffer>({
    code: 'ACT',
    name: 'activities',
    ask: activityAsk,
    details: activityOffer,
    schema: 'activity@1',
    rules: ACTIVITY_RULES,
    words: { unit: 'place', welcome: null, texts: activityTexts },
    pages: PRODUCT_PAGES.ACT,
    owes: 'supplier',
    suppliers: [activitySupplier(parts), onRequestSupplier(parts), octoSupplier(octo)],
    supplierOf: ({ sessionId, onRequest }) => (isOcto(sessionId) ? OCTO : onRequest ? ON_REQUEST : OWN),
    sameAsk: sameActivityAsk,
    replaces: (now, before) => now.sessionId === before.sessionId,
    atShare: (ask, markupBasisPoints) => ({ ...ask, markupBasisPoints }),
    shareOf: ({ markupBasisPoints }) => markupBasisPoints,
    inWords,
    chosen: (fields, caller, currency) => chosenActivity(parts, { ...Object(fields), currency }, caller),
    lineWords: storedLineWords,
    inCurrency: (ask, currency) => ({ ...ask, currency }),
    describe: describeActivity,
    takes: takesOf,
    unitsOf: () => 1,
    waits: waitsForPlaces(parts),
  })
