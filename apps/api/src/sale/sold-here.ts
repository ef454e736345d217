import { say } from '@sojourn/i18n'
import { type ProductCode, type Refusal, refuse } from '@sojourn/kernel'
import type { Caller, CallRoute, Refusals } from '../http/index.ts'
import type { Sale } from './product.ts'

export const notSoldHereText = (): string => say`This isn't available on this site. Nothing was changed.`

const NOT_SOLD_HERE: Refusals = { not_sold_here: [404, notSoldHereText] }

type Asking = Pick<Caller, 'org'>

const refusal = (product: ProductCode) => refuse('not_sold_here', { product })

type ProductOf = (body: unknown) => ProductCode

/** The calls of a product, for callers whose organisation lists it; the others are refused `not_sold_here`. `product` is a function where one call serves several. */
export const soldHere = (product: ProductCode | ProductOf, routes: readonly CallRoute[]): CallRoute[] =>
  routes.map((each) => guarded(typeof product === 'function' ? product : () => product, each))

const guarded = (productOf: ProductOf, each: CallRoute): CallRoute => ({
  ...each,
  refusals: { ...each.refusals, ...NOT_SOLD_HERE },
  async handle(body, caller, reply) {
    const product = productOf(body)
    return caller.org.products.includes(product) ? each.handle(body, caller, reply) : refusal(product)
  },
})

/** What the caller must be signed in for by the settings of their organisation, as a refusal; null for those who are. */
export function signInFirst(products: readonly Pick<Sale, 'rules'>[], { org, user }: Pick<Caller, 'org' | 'user'>): Refusal<'not_signed_in'> | null {
  return user === null && products.some(({ rules }) => rules.signInFirst?.(org.site)) ? refuse('not_signed_in').refusal : null
}

/** The first of several products that the caller's organisation does not list, as a refusal. Products that are not searched for, as wallet value, are sold by every organisation. */
export function notSoldHere(products: readonly Pick<Sale, 'code' | 'pages'>[], { org }: Asking): Refusal<'not_sold_here'> | null {
  const unlisted = products.find(({ code, pages }) => pages.results !== undefined && !org.products.includes(code))
  return unlisted ? refusal(unlisted.code).refusal : null
}
