// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { Ids } from '@sojourn/kernel'
import type { MiddlewareHandler } from 'hono'
import { invalid } from './answer.ts'

/** The dialect of Stripe's API that the shapes here are written in. */
export const API_VERSION = '2022-11-15'

const VERSION = /^\d{4}-\d{2}-\d{2}(?:\.[a-z]{1,20})?$/

/** Gives every request an id, so that it can be found later, and returns the version that the client sent. */
export const requestIds =
  (ids: Ids): MiddlewareHandler =>
  async (c, next) => {
    const version = c.req.header('stripe-version') ?? API_VERSION
    const id = ids.next('req')
    c.set('requestId', id)
    if (VERSION.test(version)) await next()
    else c.res = c.json(invalid('Invalid Stripe API version: it is a date, as 2022-11-15.').body, 400)
    c.res.headers.set('request-id', id)
    if (VERSION.test(version)) c.res.headers.set('stripe-version', version)
  }
