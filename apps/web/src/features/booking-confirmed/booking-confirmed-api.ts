import type { Data } from '../../lib/http.ts'
import type { OfStay } from '../../lib/of-stay.ts'

/** One booking, whole. The page loads it; here it is drawn. */
export type BookingData = OfStay<Data<'/api/bookingHistory/get'>>
