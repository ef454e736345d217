import { initBook, paymentMembership } from '@sojourn/contracts'
import { refuse } from '@sojourn/kernel'
import { type Route, signedInRoute } from '../../http/index.ts'
import type { Shop } from '../../sale/shop.ts'
import { buyInOne } from './buy-in-one.ts'
import { languageOf, speaking } from './in-language.ts'
import type { MembershipParts } from './parts.ts'
import { inOneRefusals } from './refusals.ts'

/** The calls by which older clients buy in one. */
export const olderHttp = (shop: Shop, parts: MembershipParts): Route[] => [
  signedInRoute(
    initBook,
    async (body, caller) =>
      speaking(body.lang_code, () =>
        buyInOne(
          shop,
          parts,
          {
            subId: body.id,
            planField: 'id',
            code: body.subscription_code,
            currency: body.currency,
            planAmount: body.plan_amount,
            isTrial: body.is_trial,
            chargeOrg: body.charge_org,
            coupon: body.cn_cd ? { code: body.cn_cd, off: body.cn_disc } : null,
            cash: body.cashcard ? (body.cashcard_amount ?? 0) : null,
            agreement: body,
          },
          { ...caller, language: languageOf(body.lang_code) },
        ),
      ),
    inOneRefusals,
  ),
  signedInRoute(
    paymentMembership,
    async (body, caller) => {
      if (body.userId !== undefined && body.userId !== caller.user.userId) return refuse('not_allowed')
      return buyInOne(
        shop,
        parts,
        {
          subId: body.sub_plan_id,
          planField: 'sub_plan_id',
          code: body.subscription_code,
          membershipId: body.membership_id,
          currency: body.currency,
          planAmount: body.plan_amount,
          chargeOrg: body.charge_org,
          debt: body.subscription_debt,
          chargeAfterDays: body.plan_charge_after,
          agreement: body,
        },
        caller,
      )
    },
    inOneRefusals,
  ),
]
