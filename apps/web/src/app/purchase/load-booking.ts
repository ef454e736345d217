import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Data, serverApi } from '../../lib/http.ts'

/** The booking whose outcome the page of what it is sold as shows; asked for at another page it is found at its own. */
export async function loadBooking({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const answer = await serverApi(context).post('/api/bookingHistory/get', { booking_id: url.searchParams.get('booking_id') || 'none' })
  const booking: Data<'/api/bookingHistory/get'> | null = answer.ok ? answer.data : null
  const home = booking?.sold_as.pages.success
  if (home && home !== url.pathname) throw redirect(home + url.search)
  if (answer.ok) return data({ booking, signedIn: true })
  return data({ booking: null, signedIn: answer.status !== 401 }, answer.status === 401 || answer.status === 404 ? answer.status : 503)
}
