import { bookingInvariants, bookingsMigrations } from '../modules/bookings/index.ts'
import { checkoutInvariants, checkoutsMigrations } from '../modules/checkouts/index.ts'
import { couponInvariants, couponsMigrations } from '../modules/coupons/index.ts'
import { earlyHoldInvariants, earlyHoldsMigrations } from '../modules/early-holds/index.ts'
import { holdLimitsMigrations } from '../modules/hold-limits/index.ts'
import { ledgerInvariants, ledgerMigrations } from '../modules/ledger/index.ts'
import { noticesMigrations } from '../modules/notices/index.ts'
import { outboxInvariants, outboxMigrations } from '../modules/outbox/index.ts'
import { paymentCardsMigrations } from '../modules/payment-cards/index.ts'
import { paymentInvariants, paymentsMigrations } from '../modules/payments/index.ts'
import { pointsMigrations } from '../modules/points/index.ts'
import { remoteHoldInvariants, remoteHoldsMigrations } from '../modules/remote-holds/index.ts'
import { riskMigrations } from '../modules/risk/index.ts'
import { sagaInvariants, sagaMigrations } from '../modules/sagas/index.ts'
import { scheduledChargeInvariants, scheduledChargesMigrations } from '../modules/scheduled-charges/index.ts'
import { supplierNewsMigrations } from '../modules/supplier-news/index.ts'
import { tenderInvariants, tendersMigrations } from '../modules/tenders/index.ts'
import { tripInvariants, tripsMigrations } from '../modules/trips/index.ts'
import { waitingListInvariants, waitingListsMigrations } from '../modules/waiting-lists/index.ts'
import { agencyInvariants, agencyMigrations } from './agents/index.ts'
import { laterInvariants } from './charge-later/index.ts'
import { flowInvariants } from './invariants.ts'
import { paidInvariants } from './paid-invariants.ts'
import { tenderFlowInvariants } from './tenders/index.ts'

/** In this order: a later one may lean on an earlier one's tables. */
export const bookingMigrations = [
  sagaMigrations,
  ledgerMigrations,
  outboxMigrations,
  checkoutsMigrations,
  remoteHoldsMigrations,
  holdLimitsMigrations,
  earlyHoldsMigrations,
  waitingListsMigrations,
  bookingsMigrations,
  paymentsMigrations,
  couponsMigrations,
  paymentCardsMigrations,
  pointsMigrations,
  tendersMigrations,
  scheduledChargesMigrations,
  ...agencyMigrations,
  supplierNewsMigrations,
  tripsMigrations,
  riskMigrations,
  noticesMigrations,
] as const
export const bookingCoreInvariants = [
  ...sagaInvariants,
  ...ledgerInvariants,
  ...outboxInvariants,
  ...checkoutInvariants,
  ...remoteHoldInvariants,
  ...earlyHoldInvariants,
  ...waitingListInvariants,
  ...bookingInvariants,
  ...paymentInvariants,
  ...tenderInvariants,
  ...tenderFlowInvariants,
  ...couponInvariants,
  ...paidInvariants,
  ...flowInvariants,
  ...scheduledChargeInvariants,
  ...laterInvariants,
  ...agencyInvariants,
  ...tripInvariants,
] as const
