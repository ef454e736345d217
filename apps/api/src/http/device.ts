import { createHash } from 'node:crypto'
import type { Caller } from './caller.ts'

/** A name of the caller's browser for the gateway, which counts tries of cards by it. The browser's own name opens a guest's checkouts and stays here. */
export const deviceOf = (caller: Pick<Caller, 'browserId'>): string => createHash('sha256').update(caller.browserId()).digest('base64url').slice(0, 22)
