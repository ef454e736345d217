/** A request whose path can be read: a `%` that begins no character is taken for the sign itself, so that the page is simply not there. */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isReadable(url.pathname)) return request
  const lone = url.pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
  url.pathname = isReadable(lone) ? lone : url.pathname.replaceAll('%', '%25')
  return new Request(url, request)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
