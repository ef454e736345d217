import { DISPOSABLE_DOMAINS } from './disposable-domains.ts'

const KNOWN: ReadonlySet<string> = new Set(DISPOSABLE_DOMAINS)

/** A domain whose mailboxes anybody opens for a few minutes, or below one. */
export const isDisposable = (domain: string): boolean => KNOWN.has(domain) || KNOWN.has(domain.split('.').slice(-2).join('.'))
