/** A visitor without a browser: calls the API as a page would and keeps its cookies. */
export interface Visitor {
  call<Data>(path: string, body: unknown): Promise<Data>
  cookies(): string
  /** The same person at another server of the same house, or in another browser there. */
  at(url: string): Visitor
}

const SESSION = 'sojourn_session'

/** `send` is the way there: over the network, or straight into a house of this process. */
export function visitorOf(url: string, jar = new Map<string, string>(), send: (request: Request) => Promise<Response> = fetch): Visitor {
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    at: (other) => visitorOf(other, new Map([...jar].filter(([name]) => name.endsWith(SESSION))), send),
    async call(path, body) {
      const headers = { 'content-type': 'application/json', origin: url, cookie: cookies() }
      const answer = await send(new Request(url + path, { method: 'POST', headers, body: JSON.stringify(body) }))
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        jar.set(name, value)
      }
      const envelope = (await answer.json()) as { status: string; message: string; data: never }
      if (envelope.status !== 'success') throw new Error(`${path} answered ${answer.status}: ${envelope.message}`)
      return envelope.data
    },
  }
}
