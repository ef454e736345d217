import type { Call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import type { Outcome } from '@sojourn/kernel'
import type { Caller, SignedInCaller } from './caller.ts'

/** What a handler may add to its answer besides the data. */
export interface Reply {
  setCookie(name: string, value: string, options: { maxAgeSeconds: number }): void
  clearCookie(name: string): void
  /** The value of a cookie the browser sent. */
  cookie(name: string): string | null
  /** The `message` of the envelope; clients read some of them. */
  message(text: string): void
}

/** How a refusal is answered: the HTTP status, a text, in the current language, that says what happened, what it means and what to do, and the field it is about. */
export type Refusals = Readonly<Record<string, readonly [status: number, text: () => string, field?: string]>>

export interface CallRoute {
  readonly kind: 'call'
  readonly call: Call
  readonly refusals: Refusals
  handle(body: unknown, caller: Caller, reply: Reply): Promise<Outcome<unknown>>
}

/** A route outside the envelope: files a browser downloads, signed webhooks. */
export interface RawRoute {
  readonly kind: 'raw'
  readonly method: 'GET' | 'POST'
  readonly path: string
  handle(request: Request, caller: Caller | null): Promise<Response>
}

export type Route = CallRoute | RawRoute

/** Serves a call: the body is parsed and the caller known before the handler runs. */
export function route<C extends Call>(
  call: C,
  handle: (body: ParsedBodyOf<C>, caller: Caller, reply: Reply) => Promise<Outcome<DataOf<C>>>,
  refusals: Refusals = {},
): CallRoute {
  return { kind: 'call', call, refusals, handle: handle as CallRoute['handle'] }
}

/** Serves a call whose `who` is `user` or `buyer`: everyone else has been refused. */
export function signedInRoute<C extends Call>(
  call: C,
  handle: (body: ParsedBodyOf<C>, caller: SignedInCaller, reply: Reply) => Promise<Outcome<DataOf<C>>>,
  refusals: Refusals = {},
): CallRoute {
  return { kind: 'call', call, refusals, handle: handle as CallRoute['handle'] }
}

export const rawRoute = (method: RawRoute['method'], path: string, handle: RawRoute['handle']): RawRoute => ({ kind: 'raw', method, path, handle })
