import { createHash } from 'node:crypto'

/** The browser or the mail has a token, we store its hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
