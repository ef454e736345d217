// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { paymentToken } from './book-call.ts'
import { defineCall } from './call.ts'
import { person } from './people.ts'
import { amount, currency, day, email, id, instant, language, phone, sitePath } from './wire.ts'

/** Where a membership is in its life. Its benefits apply while it is `trialing`, `active` or in `grace`. */
export const membershipState = z.enum(['trialing', 'active', 'grace', 'expired', 'cancelled', 'withdrawn'])
/** As older clients know it (A4.3): ACTIVE while the benefits apply. */
export const planStatus = z.enum(['ACTIVE', 'EXPIRED'])

/** A plan as it is sold today (A3.8). Prices are major units of `currency_code`. */
export const plan = z.object({
  sub_id: id,
  subplan_name: z.string(),
  subplan_desc: z.string(),
  sub_plan_image_url: z.string(),
  /** What the plan gives, as sanitised HTML: paragraphs, lists, emphasis and links, nothing else. */
  html: z.string(),
  /** What this caller pays in: the currency that is asked for, where the plan has a price in it; else the plan's own. What they have or owe keeps its currency. */
  currency_code: currency,
  /** Where that is not the one that is asked for: a sentence that says so. */
  currency_note: z.string().nullable(),
  membership_id: id,
  /** The plan's own code, as `initbook` names it (A3.11). */
  subscription_code: id,
  sub_plan_initial_price: amount,
  sub_plan_renewal_price: amount,
  /** How long the first term is: years and months together. */
  sub_plan_validity_year: z.int(),
  sub_plan_validity_month: z.int(),
  /** How long each term after a renewal is. */
  sub_plan_auto_validity_year: z.int(),
  sub_plan_auto_validity_month: z.int(),
  /** Days of trial before the first charge; 0 where there is none (A5.10). */
  sub_plan_charge_after: z.int(),
  is_renewable: z.boolean(),
  /** The organisation pays the first term, or the renewals, and is invoiced. */
  init_charge_org: z.boolean(),
  renew_charge_org: z.boolean(),
  /** What this caller would be charged today for this plan alone, their debt not counted; 0 for a trial or where the organisation pays. */
  due_today: amount,
  is_trial: z.boolean(),
  /** Why this caller does not have the trial that the plan begins with: they, their email or a card they have saved `used` one, or it is `not_first`, their first membership. */
  trial_refused: z.enum(['used', 'not_first']).nullable(),
  /** The first charge after today: its day and sum; null where nothing follows. */
  next_charge: z.object({ on: day, amount }).nullable(),
  /** The words a person agrees to before a card may be charged later, exactly as they are stored. */
  mandate_text: z.string(),
  /** Of a plan that the organisation pays, for whom it does not pay it: why, and in words what it takes. Null where this caller may have it. */
  not_eligible: z
    .object({
      /** Who is: `nobody` new, whom it `invited`, who has a confirmed address of a `domain`, is on its `list`, or was `granted` it. Or `unconfirmed`: the address; `full`: no place is left; `budget`: it is used up; `once`: another account with the same mailbox has one. */
      why: z.enum(['nobody', 'invited', 'domain', 'list', 'granted', 'unconfirmed', 'full', 'budget', 'once']),
      text: z.string(),
    })
    .nullable(),
})

/** A person's membership in the fields older clients read (A3.9), and what the summary of A2.16 shows. */
export const subscriptionDetails = z.object({
  plan_id: id,
  plan_name: z.string(),
  plan_code: id,
  plan_currency: currency,
  /** What the next renewal costs, as was last announced. */
  plan_price: amount,
  plan_status: planStatus,
  /** The day its benefits end, or ended. */
  plan_expiry_date: day,
  member_since: day,
  subscription_debt: amount,
  next_payment_by_org: z.boolean(),
  // Ours:
  membership_no: id,
  state: membershipState,
  next_billing_date: day.nullable(),
  billing_amount: amount.nullable(),
  /** "Visa ending in 4242"; null where no card is saved for it. */
  payment_method: z.string().nullable(),
  /** True where it ends at `plan_expiry_date` and nothing more is charged. */
  ends_at_expiry: z.boolean(),
  /** Until when it can be withdrawn from with its money back; null where it cannot be. */
  withdraw_until: instant.nullable(),
  /** Whether withdrawing pays anything back: a free trial, and what the organisation paid, does not. */
  withdraw_pays_back: z.boolean(),
  /** Why the last charge failed, in words; null where none did. */
  last_failure: z.string().nullable(),
  benefits: z.array(z.string()),
})

/** What a checkout or a booking of a membership is about. */
export const membershipOffer = z.object({
  product: z.literal('SUB'),
  title: z.string(),
  sub_id: id,
  subscription_code: id,
  plan_name: z.string(),
  /** `first`: the first term. `renewal`: a term after one that expired. `switch`: another plan instead of the one that runs. `debt`: only what is owed. */
  kind: z.enum(['first', 'renewal', 'switch', 'debt']),
  is_trial: z.boolean(),
  charge_org: z.boolean(),
  /** The term that is bought. */
  term: z.object({ from: day, until: day }).nullable(),
  debt: amount,
  currency,
  next_charge: z.object({ on: day, amount }).nullable(),
  mandate_text: z.string(),
})

const plansAnswer = z.object({
  plans: z.array(plan),
  userProfile: person.extend({ subscription_details: subscriptionDetails.nullable() }),
  /** The dialog may open automatically: `needsRenewal` or `needsSubscription`, at most once a day and person. */
  displayModal: z.boolean(),
  needsRenewal: z.boolean(),
  needsSubscription: z.boolean(),
  /** All debts, in the currency of the plan. */
  sumDebt: amount,
})

export const getPlans = defineCall({
  path: '/api/plans/getPlans',
  tag: 'Memberships',
  summary: "The plans on sale, the person's membership and debt, and whether the dialog of plans should open (A3.10)",
  who: 'user',
  forgiving: true,
  namesPerson: true,
  body: z.object({
    user_id: id.optional(),
    lang_code: language.optional().describe('Of the texts; that of the caller where it is left out or not offered.'),
    currency: currency.optional().describe('Of the prices; that of the caller where it is left out.'),
    opened: z.boolean().default(false).describe('The dialog opened automatically: it does not again today.'),
  }),
  data: plansAnswer,
  top: ['plans', 'userProfile', 'displayModal', 'needsRenewal', 'needsSubscription', 'sumDebt'],
  refusals: ['not_found'],
})

export const subscriptionPlans = defineCall({
  path: '/api/membershipUpgrade/subscription-plans',
  tag: 'Memberships',
  summary: 'The plans on sale (B7.8)',
  who: 'user',
  forgiving: true,
  body: z.object({ lang: language.optional(), currency: currency.optional() }),
  data: z.object({ plans: z.array(plan) }),
  top: ['plans'],
})

/** Where the person is, by the name of a time zone: for the days of the term and the hour of later charges. One that there is not counts as none. */
const timeZone = z.string().max(60).optional()

const bookRefusals = [
  'not_found',
  'wrong_product',
  'not_sold_here',
  'checkout_expired',
  'price_changed',
  'demo_account',
  'already_booked',
  'booked_otherwise',
  'already_member',
  'switch_at_end',
  'no_debt',
  'not_eligible',
  'trial_used',
  'mandate_missing',
  'mandate_changed',
  'charge_under_way',
  'order_not_created',
  'books_elsewhere',
] as const

export const prebookMembership = defineCall({
  path: '/api/plans/prebook',
  tag: 'Memberships',
  summary: 'Opens the checkout of a plan, of a switch to another plan, or of the debt alone; what it costs is computed here',
  who: 'buyer',
  body: z.object({ sub_plan_id: id.optional().describe('Left out where only the debt is paid.'), expected_total: amount.optional(), time_zone: timeZone }),
  data: z.object({ checkoutId: id, expires_at: instant }),
  refusals: [
    'not_found',
    'already_member',
    'switch_at_end',
    'no_debt',
    'not_eligible',
    'price_changed',
    'demo_account',
    'too_many_holds',
    'books_elsewhere',
    'not_sold_here',
  ],
})

export const bookMembership = defineCall({
  path: '/api/plans/book',
  tag: 'Memberships',
  summary: 'Buys what the checkout holds at the consented total; where a card is due or is saved for renewals, opens its payment',
  who: 'buyer',
  keyed: true,
  body: z.object({
    checkoutId: id,
    contact: z.object({ email, phone: phone.or(z.literal('')).default('') }),
    consented_total: amount,
    consented_due: amount.optional(),
    pay_with: z.literal('card', 'a membership is paid by card').default('card'),
    /** The box "I authorise …" was ticked by the person (A5.8). Needed where anything is charged later. */
    auto_charge: z.boolean().default(false),
    /** The text next to the checkbox; another text than that of the checkout is refused. */
    mandate_text: z.string().max(2000).optional(),
    time_zone: timeZone,
  }),
  data: z.object({ booking_id: id, status: z.string(), payment_token: paymentToken }),
  refusals: bookRefusals,
})

const flag = z.union([
  z.boolean(),
  z.literal([0, 1]).transform((said) => said === 1),
  z.enum(['0', '1', 'true', 'false', 'Y', 'N']).transform((said) => ['1', 'true', 'Y'].includes(said)),
])

/** Older clients call once the checkbox was ticked (A5.8), and do not send the text: a missing text is a yes to that of `getPlans`. */
const agreed = { auto_charge: flag.default(true), mandate_text: z.string().max(2000).optional(), time_zone: timeZone }

const inOneRefusals = [...bookRefusals, 'too_many_holds', 'plan_differs', 'wrong_currency'] as const

/** One call as older clients make it: what they send of amounts is only compared (A7.5). */
export const initBook = defineCall({
  path: '/api/plans/initbook',
  tag: 'Memberships',
  summary: 'Buys or renews a plan in one call, a coupon and cash cards included; amounts are compared, never believed (A7.5)',
  who: 'buyer',
  keyed: true,
  forgiving: true,
  body: z.object({
    id,
    subscription_code: id.optional(),
    currency,
    plan_amount: amount,
    is_renewal: flag.optional(),
    is_trial: flag.optional(),
    charge_org: flag.optional(),
    lang_code: language.optional(),
    user_type: z.coerce.number().optional(),
    quot_id: id.optional(),
    pg_token: z.string().max(400).optional(),
    pg_type: z.string().max(40).optional(),
    /** The coupon: its code, the transaction that applied it, what it takes off. */
    cn_cd: z.string().max(60).optional(),
    cn_trnid: id.optional(),
    cn_disc: amount.optional(),
    cashcard: flag.optional(),
    cashcard_amount: amount.optional(),
    ...agreed,
  }),
  data: z.object({ booking_id: id, payment_token: paymentToken, checkoutId: id }),
  refusals: [...inOneRefusals, 'coupon_unknown', 'coupon_not_usable', 'held_elsewhere', 'not_enough_cash', 'too_many_tries'],
})

export const paymentMembership = defineCall({
  path: '/api/membershipUpgrade/payment-membership',
  tag: 'Memberships',
  summary: 'Buys or renews a plan as `initbook` does, without coupon and cash cards (B7.8)',
  who: 'buyer',
  keyed: true,
  forgiving: true,
  body: z.object({
    sub_plan_id: id,
    currency,
    subscription_code: id.optional(),
    membership_id: id.optional(),
    plan_amount: amount,
    userId: id.optional(),
    referer: sitePath.optional(),
    charge_org: flag.optional(),
    plan_charge_after: z.coerce.number().optional(),
    subscription_debt: amount.optional(),
    ...agreed,
  }),
  data: z.object({ booking_id: id, payment_token: paymentToken, checkoutId: id }),
  refusals: [...inOneRefusals, 'not_allowed'],
})

/** By a signed link of a mail, without signing in; left out by callers who are signed in. */
const byLink = { token: z.string().max(600).optional() }

export const cancelMembershipQuote = defineCall({
  path: '/api/plans/cancelQuote',
  tag: 'Memberships',
  summary: 'What ending the membership means: until when its benefits stay, what would be refunded by withdrawing, what is still owed',
  body: z.object(byLink),
  data: z.object({
    plan_name: z.string(),
    state: membershipState,
    /** Of the holder, for those who came by a link: "J. D." */
    initials: z.string(),
    cancel: z.object({ benefits_until: day }).nullable(),
    withdraw: z.object({ until: instant, refund: amount, currency }).nullable(),
    resume: z.object({ next_charge: z.object({ on: day, amount }).nullable() }).nullable(),
    debt: amount,
    currency,
  }),
  refusals: ['not_found', 'link_spent', 'sign_in_needed', 'demo_account', 'not_allowed'],
})

export const cancelMembership = defineCall({
  path: '/api/plans/cancel',
  tag: 'Memberships',
  summary: 'Ends the membership at the end of its term, or withdraws from it with its money back; nothing is charged after that. Done twice it is done once',
  body: z.object({ ...byLink, how: z.enum(['at_end', 'withdraw']).default('at_end') }),
  data: z.object({ state: membershipState, benefits_until: day, refund: amount, currency, confirmed_at: instant }),
  refusals: ['not_found', 'link_spent', 'sign_in_needed', 'not_withdrawable', 'already_ended', 'demo_account', 'not_allowed'],
})

export const resumeMembership = defineCall({
  path: '/api/plans/resume',
  tag: 'Memberships',
  summary: 'Takes a cancellation back before the term ends',
  who: 'buyer',
  body: z.object({}),
  data: z.object({ state: membershipState, next_charge: z.object({ on: day, amount }).nullable() }),
  refusals: ['not_found', 'already_ended', 'mandate_missing'],
})

/** One charge that will be made, is being tried, or was made. */
export const laterCharge = z.object({
  charge_id: id,
  what: z.string(),
  kind: z.enum(['renewal', 'debt', 'balance', 'fee']),
  on: day,
  amount,
  currency,
  state: z.enum(['planned', 'scheduled', 'retrying', 'needs_person', 'paid', 'failed', 'called_off', 'refunded']),
  /** By what it is tried, in order: "Visa ending in 4242". A card that was deleted is not among them. */
  pays: z.array(z.string()),
  /** It will be charged, and nothing is left that could pay it: its person has to choose a card. */
  needs_card: z.boolean(),
  /** When it is announced; null where it was. */
  notice_on: day.nullable(),
  announced_at: instant.nullable(),
  attempts: z.array(
    z.object({ at: instant, pays: z.string(), result: z.enum(['paid', 'declined', 'needs_person', 'unknown']), reason: z.string().nullable() }),
  ),
  next_try: instant.nullable(),
  /** Its person may pay it now, where `pay_page` leads. */
  can_pay_now: z.boolean(),
  pay_page: z.string(),
})

export const membershipCharges = defineCall({
  path: '/api/plans/charges',
  tag: 'Memberships',
  summary: 'What will be charged when, to which card, for the next twelve months, and what was',
  who: 'user',
  namesPerson: true,
  body: z.object({ user_id: id.optional() }),
  data: z.object({ upcoming: z.array(laterCharge), past: z.array(laterCharge) }),
  refusals: ['not_found'],
})

export const payCharge = defineCall({
  path: '/api/plans/payCharge',
  tag: 'Memberships',
  summary: 'Charges now what would be charged later, to the card that was agreed to or to another of one’s own, which pays from then on',
  who: 'buyer',
  body: z.object({ charge_id: id, card_id: id.optional() }),
  data: z.object({
    /** `pending`: the bank has not answered yet. */
    state: z.enum(['paid', 'declined', 'pending']),
    /** What the bank said of a declined card. */
    message: z.string().nullable(),
  }),
  refusals: ['not_found', 'not_allowed', 'demo_account', 'nothing_due', 'charge_under_way', 'card_missing', 'gateway_unreachable'],
})

export const cardUses = defineCall({
  path: '/api/plans/cardUses',
  tag: 'Memberships',
  summary: 'What depends on a saved card of one’s own: the later charges it pays, and the bookings it guarantees',
  who: 'user',
  body: z.object({ card_id: id }),
  data: z.object({
    /** The soonest first. `pays`: by what else they would be tried; without any they would not be paid. */
    charges: z.array(z.object({ what: z.string(), on: day, amount, currency, pays: z.array(z.string()) })),
    guarantees: z.array(z.object({ booking_id: id, title: z.string(), from: day.nullable() })),
  }),
  refusals: ['gateway_unreachable'],
})

const source = z.discriminatedUnion('kind', [z.object({ kind: z.literal('card'), card_id: id }), z.object({ kind: z.literal('wallet') })])

export const membershipMandate = defineCall({
  path: '/api/plans/mandate',
  tag: 'Memberships',
  summary:
    'The consent to the later charges of one thing, of the membership where nothing is named, with its words and time; with `sources`, by what they are paid and in which order',
  who: 'user',
  /** Each thing that is charged later has a consent of its own: one is shown and changed, never another's. */
  body: z.object({ subject_kind: id.default('membership'), subject_id: id.optional(), sources: z.array(source).min(1).max(6).optional() }),
  data: z.object({
    mandate: z
      .object({
        subject_kind: z.string(),
        subject_id: z.string(),
        text: z.string(),
        agreed_at: instant,
        language,
        sources: z.array(z.object({ kind: z.enum(['card', 'wallet']), card_id: id.nullable(), label: z.string() })),
      })
      .nullable(),
  }),
  refusals: ['not_found', 'mandate_missing', 'demo_account', 'not_allowed'],
})

export const membershipCalls = [
  getPlans,
  subscriptionPlans,
  prebookMembership,
  bookMembership,
  initBook,
  paymentMembership,
  cancelMembershipQuote,
  cancelMembership,
  resumeMembership,
  membershipCharges,
  cardUses,
  payCharge,
  membershipMandate,
] as const

export type PlanShape = z.output<typeof plan>
export type SubscriptionShape = z.output<typeof subscriptionDetails>
export type PlansShape = z.output<typeof plansAnswer>
export type MembershipOffer = z.output<typeof membershipOffer>
export type LaterChargeShape = z.output<typeof laterCharge>
export type MembershipState = z.output<typeof membershipState>
