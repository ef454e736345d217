export {
  type CreditLineShape,
  creditPaidIn,
  getClients,
  getStatement,
  listPayLinks,
  openPayLink,
  type PayLinkShape,
  sendPayLink,
  setCreditLine,
  withdrawPayLink,
} from './agents.ts'
export { bookWallet } from './book-wallet.ts'
export {
  type BookingStatus,
  bookingReceipt,
  bookingStatus,
  cancelBooking,
  closeChallenge,
  getBooking,
  getBookingStatus,
  listBookings,
  quoteCancellation,
  retryPayment,
} from './bookings.ts'
export { type BodyOf, type Call, type DataOf, defineCall, type ParsedBodyOf, type Who } from './call.ts'
export { type Api, calls } from './calls.ts'
export { type CardBrand, deleteCard, getUserCreditCards, type NewCard, type OldCard, setDefaultCard, setupCard } from './cards.ts'
export {
  bookHolidayStay,
  bookHotel,
  getCheckout,
  type Offer,
  type PaymentRouteName,
  type PaymentToken,
  renewCheckout,
  type StayOffer,
} from './checkout.ts'
export type { Envelope, Failure, FieldError, Success } from './envelope.ts'
export {
  type HotelCard,
  type HotelFilters,
  type HotelRate,
  holidayStayCalendar,
  holidayStayDetails,
  hotelCalendar,
  hotelDetails,
  prebookHolidayStay,
  prebookHotel,
  type StayProduct,
  searchHolidayStays,
  searchHotels,
  similarHolidayStays,
  similarHotels,
} from './hotels.ts'
export { openApi } from './openapi.ts'
export { getPaymentSettings, paymentRouteOf, savePaymentSettings } from './operator.ts'
export { generateCheckSum, generatePgToken, getSupplierpg, type PaymentStanding, paymentWithSavedCard } from './payments.ts'
export {
  forgotPassword,
  getShell,
  getUser,
  type Organisation,
  type Person,
  resetPassword,
  setBlocked,
  signIn,
  signOut,
  signUp,
  type Theme,
  updatePreference,
  verifyEmail,
} from './people.ts'
export { type Place, placeMap, suggestPlaces } from './places.ts'
export { type BookingClientEvents, type BookingServerEvents, type BookingStatusEvent, LIVE_PATH } from './sockets.ts'
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
  checkLoyaltyPoints,
  getCoupons,
  getPaymentCards,
  type PaymentCardShape,
  type PointTypeShape,
  removeCashcard,
  removeCoupon,
  removePaymentCard,
  removePoints,
} from './tenders.ts'
export { claimCertificate, getWallet, prebookWallet, type WalletMove, type WalletOffer } from './wallet.ts'
export type { CancellationRule, Price, PriceLine, RoomParty } from './wire.ts'
