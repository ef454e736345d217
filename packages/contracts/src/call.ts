import type { z } from 'zod'

/**
 * Who may make a call. `anyone`: guests too. `user`: signed in. `buyer`: signed in and allowed to book, which a demo account is not (B6.2), nor staff who act in a person's place.
 */
export type Who = 'anyone' | 'user' | 'buyer'

/** One product call: `POST path` with a JSON body. The server validates with these schemas, OpenAPI is made of them, the client is typed by them. */
export interface Call<Path extends string = string, Body extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  readonly path: Path
  readonly tag: string
  readonly summary: string
  readonly who: Who
  readonly body: Body
  readonly data: Data
  /** True where a repeat with the same `Idempotency-Key` must answer the first answer instead of acting again. */
  readonly keyed: boolean
  /** True where an operator may make it before they have the second factor they need. */
  readonly enrolling: boolean
  /** True where a body may name another person, and the call decides itself whether it answers about them. */
  readonly namesPerson: boolean
  /** True where a body may name a person for whom the caller may act, an agent's client or anybody for an operator: the answer is about that person, and they can read that it was given. */
  readonly answersForNamed: boolean
  /** True where it buys, pays or cancels: in it an agent may name the client who was chosen at the desk. What it does is the agent's own all the same. */
  readonly namesClient: boolean
  /** Older clients make it, with bodies that say numbers as texts, texts as numbers, and what they leave out as `null` or `""`. */
  readonly forgiving: boolean
  /** Codes this call may refuse with, besides those of the HTTP layer. */
  readonly refusals: readonly string[]
  /** Fields of `data` that clients also read next to it: they are sent in both places. */
  readonly top: readonly string[]
}

export function defineCall<const Path extends string, Body extends z.ZodType, Data extends z.ZodType>(
  call: Pick<Call<Path, Body, Data>, 'path' | 'tag' | 'summary' | 'body' | 'data'> &
    Partial<Pick<Call, 'who' | 'keyed' | 'enrolling' | 'namesPerson' | 'answersForNamed' | 'namesClient' | 'forgiving' | 'refusals' | 'top'>>,
): Call<Path, Body, Data> {
  return {
    who: 'anyone',
    keyed: false,
    enrolling: false,
    namesPerson: false,
    answersForNamed: false,
    namesClient: false,
    forgiving: false,
    refusals: [],
    top: [],
    ...call,
  }
}

/** What a caller sends: the body before defaults are filled in. */
export type BodyOf<C extends Call> = z.input<C['body']>
/** What the handler receives. */
export type ParsedBodyOf<C extends Call> = z.output<C['body']>
/** The content of `data`. */
export type DataOf<C extends Call> = z.output<C['data']>
