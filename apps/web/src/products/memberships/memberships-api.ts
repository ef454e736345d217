import { ownTimeZone } from '@sojourn/i18n'
import { api, type Body, type Client, type Data } from '../../lib/http.ts'

export type { Answer } from '../../lib/http.ts'
export type Plans = Data<'/api/plans/getPlans'>
export type Plan = Plans['plans'][number]
export type Subscription = NonNullable<Plans['userProfile']['subscription_details']>
export type Charges = Data<'/api/plans/charges'>
export type LaterCharge = Charges['upcoming'][number]
export type Mandate = NonNullable<Data<'/api/plans/mandate'>['mandate']>
export type Source = NonNullable<Body<'/api/plans/mandate'>['sources']>[number]
export type EndQuote = Data<'/api/plans/cancelQuote'>
export type Ended = Data<'/api/plans/cancel'>
export type HowToEnd = 'at_end' | 'withdraw'

/** The plans on sale and one's own membership. `opened`: the dialog of plans has opened automatically, and does not again today. */
export const fetchPlans = (client: Client = api, opened = false) => client.post('/api/plans/getPlans', opened ? { opened } : {})

/** What was and will be charged for one's membership. */
export const fetchCharges = (client: Client = api) => client.post('/api/plans/charges', {})

export const fetchMandate = (client: Client = api) => client.post('/api/plans/mandate', {})

/** By what later charges are paid from now on, and in which order. */
export const saveSources = (sources: readonly Source[]) => api.post('/api/plans/mandate', { sources: [...sources] })

/** Opens the checkout of a plan; without one, that of what is owed alone. */
export const openCheckout = (planId: string | null) =>
  api.post('/api/plans/prebook', { time_zone: ownTimeZone(), ...(planId !== null && { sub_plan_id: planId }) })

export const fetchCheckout = (checkoutId: string) => api.post('/api/checkout/get', { checkoutId })

/** `token`: of the signed link in a mail, by which it is one's own without signing in. */
export const quoteEnd = (token: string | null, client: Client = api) => client.post('/api/plans/cancelQuote', byLink(token))

/** Ends it, once however often it is asked for. */
export const endMembership = (how: HowToEnd, token: string | null) => api.post('/api/plans/cancel', { how, ...byLink(token) })

export const resumeMembership = () => api.post('/api/plans/resume', {})

const byLink = (token: string | null) => (token === null ? {} : { token })
