export {
  beginSecondFactor,
  changePassword,
  deleteAccount,
  endSecondFactor,
  endSessions,
  exportData,
  getAccount,
  getValue,
  type OwnSession,
  proveSecondFactor,
  updateDetails,
} from './account.ts'
export * from './activities.ts'
export { AD_PAGES, AD_POSITIONS, adClicked, adsSeen, getAds, type ListedAdShape, listAds, type PlacedAdShape, saveAd } from './ads.ts'
export type { AgencyDeskShape, AgencySaleShape } from './agency-sale.ts'
export {
  addClient,
  type CreditLineShape,
  chooseClient,
  clientBookings,
  creditPaidIn,
  getClients,
  getDesk,
  getStatement,
  listPayLinks,
  openPayLink,
  type PayLinkShape,
  previewPayLink,
  sendPayLink,
  setCreditLine,
  setMarkup,
  withdrawPayLink,
} from './agents.ts'
export { type ActKindShape, type ActShape, operatorActivity, ownActivity } from './audit.ts'
export type { PaymentRouteName, PaymentToken } from './book-call.ts'
export {
  answerNews,
  type BookingChargeShape,
  type BookingStatus,
  bookingReceipt,
  bookingStatus,
  cancelBooking,
  changeItem,
  closeChallenge,
  getBooking,
  getBookingStatus,
  type ItemNewsShape,
  listBookings,
  type ProofShape,
  quoteCancellation,
  quoteChange,
  retryPayment,
} from './bookings.ts'
export { type BodyOf, type Call, type DataOf, defineCall, type ParsedBodyOf, type Who } from './call.ts'
export { type Api, calls } from './calls.ts'
export { type CardBrand, deleteCard, getUserCreditCards, type NewCard, type OldCard, setDefaultCard, setupCard } from './cards.ts'
export * from './cars.ts'
export {
  changeCurrency,
  getCheckout,
  listHeld,
  type Offer,
  releaseCheckout,
  renewCheckout,
  type SaleRules,
  type SoldAs,
  swapItem,
  useBetterPrice,
} from './checkout.ts'
export * from './cruises.ts'
export * from './dreamtrips.ts'
export { type AgentEarningsShape, type EarningsShape, getEarnings, listEarnings, payOutEarnings } from './earnings.ts'
export type { Envelope, Failure, FieldError, Success } from './envelope.ts'
export * from './flight-changes.ts'
export * from './flights.ts'
export { getDateFormat, getFirstDayOfWeek } from './general.ts'
export {
  bookHolidayStay,
  bookHotel,
  type HotelCard,
  type HotelFilters,
  type HotelRate,
  holidayStayCalendar,
  holidayStayDetails,
  hotelCalendar,
  hotelDetails,
  hotelFilters,
  prebookHolidayStay,
  prebookHotel,
  type StayOffer,
  type StayProduct,
  searchHolidayStays,
  searchHotels,
  similarHolidayStays,
  similarHotels,
  stayOffer,
} from './hotels.ts'
export * from './memberships.ts'
export { type BookingNewsShape, getCountMessages, markNewsRead } from './notices.ts'
export { type OfferOf, offerOf } from './offer-of.ts'
export { openApi } from './openapi.ts'
export { getPaymentSettings, noShow, paymentRouteOf, providerCancels, resetPaymentSettings, savePaymentSettings, settleItem, unknownItems } from './operator.ts'
export * from './operator-plans.ts'
export * from './packages.ts'
export { generateCheckSum, generatePgToken, getSupplierpg, type PaymentCallStatus, paymentWithSavedCard } from './payments.ts'
export {
  endImpersonation,
  forgotPassword,
  getShell,
  getUser,
  impersonate,
  invitePerson,
  makeImpersonationKey,
  type Organisation,
  type Person,
  readLink,
  resendVerification,
  resetPassword,
  setBlocked,
  signIn,
  signOut,
  signUp,
  type Theme,
  updatePreference,
  verifyEmail,
} from './people.ts'
export { namePlaces, type Place, placeMap, suggestPlaces } from './places.ts'
export * from './resorts.ts'
export * from './restaurants.ts'
export {
  dryRunRiskRules,
  requestFingerprint,
  riskReviews,
  riskRules,
  saveRiskRules,
  sendFingerprint,
  settleRiskReview,
} from './risk.ts'
export { getSettings, type LandingShape, resetSettings, type ShownLanding, type SiteShape, saveSettings } from './settings.ts'
export { BOOKINGS_PAGE, bookingPage, checkoutPage, PRODUCT_PAGES, type ProductPages, waitingPage } from './site-pages.ts'
export {
  type BookingClientEvents,
  type BookingServerEvents,
  type BookingStatusEvent,
  type FraudServerEvents,
  LIVE_PATH,
  type MessageEvents,
  type SupportMessageEvent,
} from './sockets.ts'
export {
  type DeskThreadShape,
  deskAnswer,
  deskThreadOf,
  deskThreads,
  type SupportMessageShape,
  type SupportThreadShape,
  supportMarkRead,
  supportSend,
  supportThreads,
} from './support.ts'
export {
  type AppliedCoupon,
  type AppliedTenders,
  applyCashcard,
  applyCoupon,
  applyPaymentCard,
  applyPoints,
  type CheckoutMoney,
  cashCardRedemptionActTrf,
  cashcardRedemptionCars,
  cashRedemptions,
  checkLoyaltyPoints,
  getCoupons,
  getPaymentCards,
  type HeldElsewhere,
  type PaymentCardShape,
  type PointTypeShape,
  removeCashcard,
  removeCoupon,
  removePaymentCard,
  removePoints,
} from './tenders.ts'
export * from './transfers.ts'
export type { NeedsShape } from './traveller-shapes.ts'
export * from './trips.ts'
export { getWaiting, joinWaitingList, leaveWaitingList, listWaiting, takeWaited, type Waiting } from './waiting.ts'
export { bookWallet, claimCertificate, getWallet, prebookWallet, type WalletMove, type WalletOffer, walletOffer } from './wallet.ts'
export { type CancellationRule, type CancelPart, type DescriptionShape, normalisedAddress, type Price, type PriceLine, type RoomParty } from './wire.ts'
