import { accountCalls } from './account.ts'
import { activityCalls } from './activities.ts'
import * as ads from './ads.ts'
import * as agents from './agents.ts'
import * as audit from './audit.ts'
import * as bookings from './bookings.ts'
import * as cards from './cards.ts'
import * as cars from './cars.ts'
import * as checkout from './checkout.ts'
import { cruiseCalls } from './cruises.ts'
import { dreamtripCalls } from './dreamtrips.ts'
import * as earnings from './earnings.ts'
import { flightChangeCalls } from './flight-changes.ts'
import { flightCalls } from './flights.ts'
import * as general from './general.ts'
import * as hotels from './hotels.ts'
import { membershipCalls } from './memberships.ts'
import * as notices from './notices.ts'
import * as operator from './operator.ts'
import { operatorPlanCalls } from './operator-plans.ts'
import { packageCalls } from './packages.ts'
import * as payments from './payments.ts'
import * as people from './people.ts'
import * as places from './places.ts'
import { resortCalls } from './resorts.ts'
import { restaurantCalls } from './restaurants.ts'
import { riskCalls } from './risk.ts'
import * as settings from './settings.ts'
import * as support from './support.ts'
import * as tenders from './tenders.ts'
import { transferCalls } from './transfers.ts'
import { tripCalls } from './trips.ts'
import { waitingCalls } from './waiting.ts'
import * as wallet from './wallet.ts'

/** Every product call there is. The API refuses to start when one is not served. */
export const calls = [
  places.suggestPlaces,
  places.namePlaces,
  places.placeMap,
  hotels.searchHotels,
  hotels.searchHolidayStays,
  hotels.hotelCalendar,
  hotels.holidayStayCalendar,
  hotels.similarHotels,
  hotels.similarHolidayStays,
  hotels.hotelDetails,
  hotels.holidayStayDetails,
  hotels.prebookHotel,
  hotels.prebookHolidayStay,
  hotels.bookHotel,
  hotels.bookHolidayStay,
  ...activityCalls,
  ...cars.carCalls,
  ...cruiseCalls,
  ...dreamtripCalls,
  ...flightCalls,
  ...flightChangeCalls,
  ...restaurantCalls,
  ...resortCalls,
  ...transferCalls,
  ...packageCalls,
  checkout.getCheckout,
  checkout.renewCheckout,
  checkout.listHeld,
  checkout.releaseCheckout,
  checkout.swapItem,
  checkout.changeCurrency,
  checkout.useBetterPrice,
  payments.getSupplierpg,
  payments.generatePgToken,
  payments.generateCheckSum,
  payments.paymentWithSavedCard,
  cards.getUserCreditCards,
  cards.setDefaultCard,
  cards.deleteCard,
  cards.setupCard,
  tenders.getCoupons,
  tenders.applyCoupon,
  tenders.removeCoupon,
  tenders.applyCashcard,
  tenders.removeCashcard,
  tenders.cashCardRedemptionActTrf,
  tenders.cashcardRedemptionCars,
  tenders.getPaymentCards,
  tenders.applyPaymentCard,
  tenders.removePaymentCard,
  tenders.checkLoyaltyPoints,
  tenders.applyPoints,
  tenders.removePoints,
  bookings.getBookingStatus,
  bookings.closeChallenge,
  bookings.retryPayment,
  bookings.listBookings,
  bookings.getBooking,
  bookings.quoteCancellation,
  bookings.cancelBooking,
  bookings.answerNews,
  bookings.quoteChange,
  bookings.changeItem,
  bookings.bookingReceipt,
  ads.getAds,
  ads.adsSeen,
  ads.adClicked,
  ads.listAds,
  ads.saveAd,
  notices.getCountMessages,
  notices.markNewsRead,
  support.supportThreads,
  support.supportSend,
  support.supportMarkRead,
  support.deskThreads,
  support.deskThreadOf,
  support.deskAnswer,
  general.getDateFormat,
  general.getFirstDayOfWeek,
  people.getShell,
  people.signIn,
  people.signUp,
  people.verifyEmail,
  people.readLink,
  people.resendVerification,
  people.forgotPassword,
  people.resetPassword,
  people.signOut,
  people.getUser,
  people.updatePreference,
  people.invitePerson,
  people.makeImpersonationKey,
  people.impersonate,
  people.endImpersonation,
  people.setBlocked,
  ...accountCalls,
  audit.ownActivity,
  audit.operatorActivity,
  operator.getPaymentSettings,
  operator.savePaymentSettings,
  operator.resetPaymentSettings,
  operator.paymentRouteOf,
  operator.unknownItems,
  operator.providerCancels,
  operator.noShow,
  operator.settleItem,
  settings.getSettings,
  settings.saveSettings,
  settings.resetSettings,
  wallet.getWallet,
  wallet.prebookWallet,
  wallet.bookWallet,
  wallet.claimCertificate,
  ...tripCalls,
  ...waitingCalls,
  ...riskCalls,
  ...membershipCalls,
  ...operatorPlanCalls,
  agents.getStatement,
  agents.getClients,
  agents.getDesk,
  agents.chooseClient,
  agents.addClient,
  agents.setMarkup,
  agents.clientBookings,
  agents.previewPayLink,
  agents.sendPayLink,
  agents.listPayLinks,
  agents.withdrawPayLink,
  agents.openPayLink,
  agents.setCreditLine,
  agents.creditPaidIn,
  earnings.getEarnings,
  earnings.listEarnings,
  earnings.payOutEarnings,
] as const

/** The calls by path: what the typed client is typed by. */
export type Api = { [C in (typeof calls)[number] as C['path']]: C }
