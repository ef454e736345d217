import { DISPOSABLE_DOMAINS } from './disposable-domains.ts'

const KNOWN: ReadonlySet<string> = new Set(DISPOSABLE_DOMAINS)

/** A domain of disposable mailboxes, or a subdomain of one. */
export const isDisposable = (domain: string): boolean => KNOWN.has(domain) || KNOWN.has(domain.split('.').slice(-2).join('.'))
