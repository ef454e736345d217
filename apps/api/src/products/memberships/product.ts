import { membershipOffer, PRODUCT_PAGES } from '@sojourn/contracts'
import { dateTextOfMembership, say } from '@sojourn/i18n'
import type { Product, ProductRules } from '../../sale/product.ts'
import { defineProduct } from '../../sale/registry.ts'
import { UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { confirmedMail, failedMail } from './mails.ts'
import { type MembershipAsk, membershipAsk, sameMembershipAsk } from './membership-ask.ts'
import { type HeldMembership, heldMembership } from './membership-offer.ts'
import { membershipTexts } from './membership-texts.ts'
import type { MembershipParts } from './parts.ts'
import { boughtName } from './plan-names.ts'
import { storedLineWords } from './price-words.ts'
import { membershipSupplier } from './supplier.ts'
import { titleOf } from './words.ts'

/** Points and the invoice pay no membership (A4.8, A7.10), and it earns none. */
export const MEMBERSHIP_RULES: ProductRules = {
  travellers: 'payer',
  payableBy: new Set(['coupon', 'stored_value']),
  holdsStock: false,
  ...USUAL_HOLD,
  takesGuarantee: false,
  earnsPoints: false,
  waivesSmallRest: true,
  payLinks: false,
  confirmWithinMs: 60_000,
  undoMinutes: UNDO_MINUTES,
}

/** Memberships (SUB): a term of a plan, another plan instead, or what is owed. */
export const membershipProduct = (parts: MembershipParts): Product =>
  defineProduct<MembershipAsk, HeldMembership>({
    code: 'SUB',
    name: 'subscription',
    ask: membershipAsk,
    details: heldMembership,
    schema: 'membership@1',
    rules: MEMBERSHIP_RULES,
    words: { unit: null, welcome: null, texts: membershipTexts },
    pages: PRODUCT_PAGES.SUB,
    owes: 'supplier',
    suppliers: [membershipSupplier(parts)],
    sameAsk: sameMembershipAsk,
    // What only we need stays with us.
    inWords: (details) => {
      const named = { ...details, plan_name: boughtName(details) }
      return { ...membershipOffer.parse(named), title: titleOf(named) } as HeldMembership
    },
    lineWords: storedLineWords,
    describe: (details) => ({
      title: titleOf({ ...details, plan_name: boughtName(details) }),
      summary: '',
      place: null,
      span: null,
      starts: null,
      facts: [
        ...(details.term ? [{ label: say`Valid until`, value: dateTextOfMembership(details.term.until) }] : []),
        ...(details.next_charge ? [{ label: say`Next charge`, value: dateTextOfMembership(details.next_charge.on) }] : []),
      ],
      calendar: [],
      clash: null,
    }),
    unitsOf: () => 1,
    mails: { confirmed: (booking) => confirmedMail(parts, booking), failed: failedMail },
    keepsCard: ({ next_charge }) => next_charge !== null,
    paymentMetadata: ({ charge_org, kind, is_trial, debt }) => ({
      charge_org: String(charge_org),
      is_renewal: String(kind === 'renewal'),
      is_trial: String(is_trial),
      debt_payed: String(debt),
    }),
  })
