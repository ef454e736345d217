import { domainToASCII } from 'node:url'

/** Domains as addresses are compared with them: each in the letters of the network, once. Null where one is none. */
export function asDomains(typed: readonly string[]): string[] | null {
  const domains = [...new Set(typed.map((domain) => domainToASCII(domain.toLowerCase())))]
  return domains.includes('') ? null : domains
}
