import { createHash } from 'node:crypto'
import type { Reply } from '../../http/index.ts'
import { type OfferedUnit, tokenOf } from './reservation-token.ts'

/** What a tab holds, by the path of its product and a token, separated by a bar (A3.13). */
const COOKIE = 'holdTok'
const DAYS_2 = 2 * 86_400

/** `early`: a hold without a checkout yet. `checkout`: one that is prepared. */
export interface HeldToken {
  readonly path: string
  readonly of: 'early' | 'checkout'
  readonly token: string
}

const PREPARED = 'p.'

export const setHeld = (reply: Pick<Reply, 'setCookie'>, { path, of, token }: HeldToken): void =>
  reply.setCookie(COOKIE, `${path}|${of === 'checkout' ? PREPARED : ''}${token}`, { maxAgeSeconds: DAYS_2 })

export const forgetHeld = (reply: Pick<Reply, 'clearCookie'>): void => reply.clearCookie(COOKIE)

const read = (path: string, token: string): HeldToken =>
  token.startsWith(PREPARED) ? { path, of: 'checkout', token: token.slice(PREPARED.length) } : { path, of: 'early', token }

/** What the browser's cookie names; null without one. */
export function heldOf(reply: Pick<Reply, 'cookie'>): HeldToken | null {
  const value = reply.cookie(COOKIE)
  const at = value?.indexOf('|') ?? -1
  return value && at > 0 && at < value.length - 1 ? read(value.slice(0, at), value.slice(at + 1)) : null
}

/** The same of a token that a body names. */
export const heldBy = (path: string, token: string): HeldToken => read(path, token.slice(token.indexOf('|') + 1))

const markOf = (of: OfferedUnit): string => createHash('sha256').update(tokenOf(of)).digest('base64url').slice(0, 10)

/** The token of an early hold, marked with the unit it is of: two tabs of a browser hold two units, and have one cookie. */
export const markedToken = (token: string, of: OfferedUnit): string => `${token}.${markOf(of)}`
export const isMarkedFor = (token: string, of: OfferedUnit): boolean => token.endsWith(`.${markOf(of)}`)
export const bareToken = (token: string): string => token.split('.')[0]!
