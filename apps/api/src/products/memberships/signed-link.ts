import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrgId, UserId } from '@sojourn/kernel'
import { z } from 'zod'

/** What a link of a mail lets its one person do without signing in: look at how to end their membership, and end it. Nothing else is done by it. */
export interface LinkClaim {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly membershipNo: string
}

const PURPOSE = 'end-membership'
/** Longer than the longest time in which a contract may be withdrawn from; a later mail has a later link. */
export const LINK_DAYS = 400
const DAY_MS = 86_400_000

const stored = z.object({
  o: z.string() as unknown as z.ZodType<OrgId>,
  u: z.string() as unknown as z.ZodType<UserId>,
  m: z.string(),
  e: z.int(),
})

/** A key of its own for this purpose: a signature of another kind of link never opens this one. */
const sign = (secret: string, body: string): Buffer => createHmac('sha256', `${secret} ${PURPOSE}`).update(body).digest()

export function linkToken(secret: string, { orgId, userId, membershipNo }: LinkClaim, nowMs: number): string {
  const body = Buffer.from(JSON.stringify({ o: orgId, u: userId, m: membershipNo, e: nowMs + LINK_DAYS * DAY_MS })).toString('base64url')
  return `${body}.${sign(secret, body).toString('base64url')}`
}

/** Null for a token that we did not sign for this, or whose time is over. */
export function readLink(secret: string, token: string, nowMs: number): LinkClaim | null {
  const [body, signature, ...more] = token.split('.')
  if (!body || !signature || more.length > 0) return null
  const [given, own] = [Buffer.from(signature, 'base64url'), sign(secret, body)]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null
  const claim = stored.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return claim.e > nowMs ? { orgId: claim.o, userId: claim.u, membershipNo: claim.m } : null
}

/** The path of the page on which a membership is ended, with its link. */
export const endPathOf = (secret: string, claim: LinkClaim, nowMs: number): string => endPage('', 'cancel', linkToken(secret, claim, nowMs))

/** Where the pages by a link are. */
export const endPage = (origin: string, how: 'cancel' | 'withdraw', token: string): string => `${origin}/membership/${how}?token=${token}`
