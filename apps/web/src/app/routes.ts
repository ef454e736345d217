import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// The gallery mounts every state of every feature; it exists while developing and is not built into the product.
const development = process.env.NODE_ENV === 'production' ? [] : [route('gallery', 'routes/gallery.tsx')]

export default [
  layout('shell/shell.tsx', [
    index('routes/home.tsx'),
    route('home', 'routes/home.tsx', { id: 'home-by-name' }),
    route('places', 'routes/places.tsx'),
    route('search-detail', 'routes/search-detail.tsx'),
    route('hotel-details', 'routes/hotel-details.tsx'),
    route('hotel-compare', 'routes/hotel-compare.tsx'),
    route('hotel-checkout', 'routes/hotel-checkout.tsx'),
    route('hotel-checkout-success', 'routes/hotel-checkout-success.tsx'),
    // The same pages for holiday stays: each reads its product from its path.
    route('holidaystays', 'routes/home.tsx', { id: 'holidaystays' }),
    route('holidaystays/places', 'routes/places.tsx', { id: 'holidaystays-places' }),
    route('holidaystays/search-detail', 'routes/search-detail.tsx', { id: 'holidaystays-search-detail' }),
    route('holidaystays/hotel-details', 'routes/hotel-details.tsx', { id: 'holidaystays-hotel-details' }),
    route('holidaystays/hotel-compare', 'routes/hotel-compare.tsx', { id: 'holidaystays-hotel-compare' }),
    route('holidaystays/hotel-checkout', 'routes/hotel-checkout.tsx', { id: 'holidaystays-hotel-checkout' }),
    route('holidaystays/hotel-checkout-success', 'routes/hotel-checkout-success.tsx', { id: 'holidaystays-hotel-checkout-success' }),
    route('user/my-bookings', 'routes/my-bookings.tsx'),
    route('user/my-bookings/:bookingId', 'routes/my-booking.tsx'),
    route('user/payment-methods', 'routes/payment-methods.tsx'),
    route('wallet', 'routes/wallet.tsx'),
    route('wallet/checkout', 'routes/wallet-checkout.tsx'),
    route('wallet/checkout-success', 'routes/wallet-checkout-success.tsx'),
    route('user-details', 'routes/user-details.tsx'),
    route('agent/statement', 'routes/agent-statement.tsx'),
    route('agent/pay-links', 'routes/agent-pay-links.tsx'),
    route('pay/:token', 'routes/pay.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms-of-use', 'routes/terms-of-use.tsx'),
    route('logout', 'routes/logout.tsx'),
    ...development,
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
