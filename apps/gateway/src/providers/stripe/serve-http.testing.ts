import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HttpServer {
  readonly port: number
  close(): Promise<void>
}

/** Serves on a free port of this machine. A handler that throws cuts the connection. */
export async function serveHttp(handle: (request: Request) => Promise<Response>): Promise<HttpServer> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const answer = await handle(await requestOf(incoming))
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
      outgoing.end(Buffer.from(await answer.arrayBuffer()))
    } catch {
      outgoing.destroy()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
  const url = `http://${incoming.headers.host}${incoming.url}`
  return new Request(url, { method: incoming.method ?? 'GET', headers, ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) })
}
