import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { productRoutes } from './products/routes.ts'

// The gallery mounts every state of every feature; it exists while developing and is not built into the product.
const development = process.env.NODE_ENV === 'production' ? [] : [route('gallery', 'app/routes/gallery.tsx')]

export default [
  layout('app/shell/shell.tsx', [
    ...productRoutes,
    route('user/my-bookings', 'app/routes/my-bookings.tsx'),
    route('user/my-bookings/:bookingId', 'app/routes/my-booking.tsx'),
    route('user/my-trips', 'app/routes/my-trips.tsx'),
    route('user/payment-methods', 'app/routes/payment-methods.tsx'),
    route('user-details', 'app/routes/user-details.tsx'),
    route('user/value', 'app/routes/user-value.tsx'),
    route('user/act-for', 'app/routes/user-act-for.tsx'),
    route('user/activity', 'app/routes/user-activity.tsx'),
    route('agent/statement', 'app/routes/agent-statement.tsx'),
    route('agent/bookings', 'app/routes/agent-bookings.tsx'),
    route('agent/pay-links', 'app/routes/agent-pay-links.tsx'),
    route('operator/earnings', 'app/routes/operator-earnings.tsx'),
    route('operator/messages', 'app/routes/operator-messages.tsx'),
    route('operator/risk', 'app/routes/operator-risk.tsx'),
    route('waiting', 'app/routes/waiting.tsx'),
    route('pay/:token', 'app/routes/pay.tsx'),
    route('verify-email', 'app/routes/verify-email.tsx'),
    route('reset-password', 'app/routes/reset-password.tsx'),
    route('privacy-policy', 'app/routes/privacy-policy.tsx'),
    route('terms-of-use', 'app/routes/terms-of-use.tsx'),
    route('logout', 'app/routes/logout.tsx'),
    route('offline', 'app/routes/offline.tsx'),
    route('map-ground/:placeId', 'app/routes/map-ground.ts'),
    ...development,
    route('*', 'app/routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
