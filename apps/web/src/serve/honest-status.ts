const UNAVAILABLE = 503
const BAD_INPUT = new Set([400, 413, 422])

/**
 * The status of a page that says it cannot be shown just now. Where every call for it was answered and one of them refused what the address asks for, the
 * address is wrong and not the server: the same request should not be repeated.
 */
export function honestStatus(pageStatus: number, callStatuses: readonly number[]): number {
  const isOurs = callStatuses.length === 0 || callStatuses.some((status) => status >= 500 || status === 429)
  if (pageStatus !== UNAVAILABLE || isOurs) return pageStatus
  if (callStatuses.some((status) => BAD_INPUT.has(status))) return 400
  return callStatuses.includes(404) ? 404 : pageStatus
}
