export type { Caller, OrgProfile, SignedIn, SignedInCaller, UsrType } from './caller.ts'
export { type CallRoute, type RawRoute, type Refusals, type Reply, type Route, rawRoute, route, signedInRoute } from './route.ts'
