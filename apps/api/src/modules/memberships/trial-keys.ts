import { createHash } from 'node:crypto'
import { canonicalEmail } from './domain/canonical-email.ts'

/** What a person's trial is known by. Hashes: nobody's address stands among them. */
export const trialKeysOf = ({ email }: { readonly email: string }): string[] => [
  createHash('sha256')
    .update(`trial ${canonicalEmail(email)}`)
    .digest('base64url'),
]
