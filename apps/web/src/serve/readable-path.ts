/**
 * A request whose path can be read: a `%` that begins no character is taken for the sign itself, so that the page is simply not there. So is that of a line break,
 * for which no route has a pattern.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isReadable(url.pathname)) return request
  const lone = url.pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
  url.pathname = isReadable(lone) ? lone : url.pathname.replaceAll('%', '%25')
  return new Request(url, request)
}

const LINE_BREAK = /[\n\r\u2028\u2029]/

function isReadable(path: string): boolean {
  try {
    return !LINE_BREAK.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
