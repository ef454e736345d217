import { createHash } from 'node:crypto'
import { canonicalEmail } from './domain/canonical-email.ts'

// Hashes: no address and no card stands among the keys.
const hashed = (of: string): string => createHash('sha256').update(of).digest('base64url')

/** What a person's trial is known by: their box of e-mail, however it is written. */
export const trialKeyOfEmail = (email: string): string => hashed(`trial ${canonicalEmail(email)}`)

/** And the card it was taken with: its number, as the gateway distinguishes it from others. */
export const trialKeyOfCard = (fingerprint: string): string => hashed(`trial:card:${fingerprint}`)
