// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { MiddlewareHandler } from 'hono'
import { carriesCardNumber } from '../cards/index.ts'
import { invalid } from './answer.ts'

/** Before every route: an address holds only text a database can store and no card number, and no response is cached unless it says so. */
export const guard: MiddlewareHandler = async (c, next) => {
  const address = decoded(c.req.url)
  if (address === null || address.includes('\0')) c.res = c.json(invalid('The address is not valid text.').body, 400)
  else if (carriesCardNumber(address)) c.res = c.json(invalid('Card numbers are taken by the card fields alone.', { code: 'card_data_refused' }).body, 400)
  else await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    return null
  }
}
