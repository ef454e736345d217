import { COUNTED, type Counted, type Facts, SCOPES, type Scope } from './facts.ts'

/** Different ones within the last hour and the last day. */
export interface Count {
  readonly what: Counted
  readonly scope: Scope
  readonly hour: number
  readonly day: number
}

export const countFacts = (counts: readonly Count[]): Facts =>
  Object.fromEntries(
    counts.flatMap(({ what, scope, hour, day }) => [
      [`${what}_per_${scope}_1h`, hour],
      [`${what}_per_${scope}_24h`, day],
    ]),
  )

const NONE: Facts = countFacts(COUNTED.flatMap((what) => SCOPES.map((scope) => ({ what, scope, hour: 0, day: 0 }))))

/** Facts as a rule asks for them: what was not counted is 0, and is not stored. */
export const withZeros = (facts: Facts): Facts => ({ ...NONE, ...facts })
