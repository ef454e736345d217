import type { Data } from '../../lib/http.ts'

/** One booking, whole. The page loads it; here it is rendered. */
export type BookingData = Data<'/api/bookingHistory/get'>
