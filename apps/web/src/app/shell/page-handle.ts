import { useMatches } from 'react-router'

/**
 * What a route says about the frame around it: `export const handle: PageHandle = { bar: 'quiet' }`.
 * `quiet` is the bar of a checkout: no ways out to the side. `footer: false` leaves the foot away (B2.8).
 */
export interface PageHandle {
  readonly bar?: 'full' | 'quiet'
  readonly footer?: boolean
}

/** The handle of the innermost route that has one. */
export function usePageHandle(): PageHandle {
  const matches = useMatches()
  return (matches.findLast((match) => match.handle)?.handle ?? {}) as PageHandle
}
