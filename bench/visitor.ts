import { Agent, request } from 'node:http'

export interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
export interface Answered {
  readonly status: number
  readonly cookies: readonly string[]
  readonly text: string
}
/** How a server is called: over the network, or directly within this process. */
export type Send = (sent: Sent) => Promise<Answered>

const agent = new Agent({ keepAlive: true })

/** A POST over the network. Cheaper than `fetch`: the client shares the processors with the server that is measured. */
export const overNetwork: Send = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], text: Buffer.concat(chunks).toString() }))
    })
    asked.on('error', reject)
    asked.end(body)
  })

/** A POST to a server within this process. */
export const into =
  (fetch: (request: Request) => Promise<Response>): Send =>
  async ({ url, headers, body }) => {
    const answer = await fetch(new Request(url, { method: 'POST', headers, body }))
    return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() }
  }

/** A visitor without a browser: calls the API as a page would and keeps its cookies. */
export interface Visitor {
  call<Data>(path: string, body: unknown): Promise<Data>
  cookies(): string
  /** The same person at another node of the same system, or in another browser there. */
  at(url: string): Visitor
}

const SESSION = 'sojourn_session'

export function visitorOf(url: string, send: Send = overNetwork, jar = new Map<string, string>()): Visitor {
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    at: (other) => visitorOf(other, send, new Map([...jar].filter(([name]) => name.endsWith(SESSION)))),
    async call(path, body) {
      const headers = { 'content-type': 'application/json', origin: url, cookie: cookies() }
      const answer = await send({ url: url + path, headers, body: JSON.stringify(body) })
      for (const line of answer.cookies) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        jar.set(name, value)
      }
      const envelope = JSON.parse(answer.text) as { status: string; message: string; data: never }
      if (envelope.status !== 'success') throw new Error(`${path} answered ${answer.status}: ${envelope.message}`)
      return envelope.data
    },
  }
}
