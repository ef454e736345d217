/** True where a change may be made: a browser says the request came from our own page, or no browser is speaking (no Origin, no Fetch-Metadata). */
export function mayChange(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  return origin === null || origin === ownOrigin
}
