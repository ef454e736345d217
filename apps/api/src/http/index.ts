export { type AgentTerms, agentTermsOf, leastOf, type MarkupLimits, type MarkupRequest, markupOf, mostOf } from './agency-price.ts'
export { blockedDetail } from './blocked.ts'
export type { Caller, Contact, OrgProfile, SignedIn, SignedInCaller, UsrType } from './caller.ts'
export { type Connection, createApp } from './create-app.ts'
export { deviceOf } from './device.ts'
export { documentRoutes } from './document-routes.ts'
export { isAgent, type Markup, memberShare, type PriceGroup, type Pricing, pricingFor } from './pricing.ts'
export { ACTING_COOKIE, BROWSER_COOKIE, CHOICES_COOKIE, guestOf, SESSION_COOKIE, type WhoIsAsking, watcherOf } from './resolve-caller.ts'
export { type CallRoute, type RawRoute, type Refusals, type Reply, type Route, rawRoute, route, signedInRoute } from './route.ts'

/** The table that keyed calls had before all faces shared one. It runs after that one, into which it moves the keys. */
export const httpMigrations = { owner: 'http', folder: new URL('./data/', import.meta.url) }
