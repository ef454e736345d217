const EVERYWHERE = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
] as const

const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const HSTS = 'max-age=63072000; includeSubDomains'

/** The headers that every answer has at least, of the API and of the gateway, errors too. A header that the answer sets itself has priority. */
export function withSafetyHeaders(answer: Response, isHttps: boolean): Response {
  const { headers } = answer
  const say = (name: string, value: string): void => void (headers.has(name) || headers.set(name, value))
  for (const [name, value] of EVERYWHERE) say(name, value)
  if (isHttps) say('strict-transport-security', HSTS)
  // Without a policy of its own it is no page: it may load nothing and be in no frame. Pictures carry styles of their own and run nothing.
  const hasPolicy = headers.has('content-security-policy-report-only') || headers.get('content-type')?.startsWith('image/')
  if (!hasPolicy) say('content-security-policy', NO_PAGE)
  return answer
}
