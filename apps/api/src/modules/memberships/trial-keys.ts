import { createHash } from 'node:crypto'
import { canonicalEmail } from './domain/canonical-email.ts'

// Hashes: the keys contain no address and no card.
const hashed = (of: string): string => createHash('sha256').update(of).digest('base64url')

/** What a person's trial is known by: their box of e-mail, however it is written. */
export const trialKeyOfEmail = (email: string): string => hashed(`trial ${canonicalEmail(email)}`)

/** And the card it was taken with: its number, as the gateway distinguishes it from others. */
export const trialKeyOfCard = (fingerprint: string): string => hashed(`trial:card:${fingerprint}`)
