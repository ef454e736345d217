export { ClientBookings } from './client-bookings.tsx'
export { fetchClientBookings } from './client-bookings-api.ts'
