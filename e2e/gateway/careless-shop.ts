import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE = '/dev/card-sdk'

/** The small shop as a careless one would serve it, at an origin of its own: without a policy, with another site's frame next to the fields. */
export async function serveCarelessShop(port: string, advertUrl: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, answer) => {
    if (!request.url?.startsWith(PAGE)) return answer.writeHead(404).end()
    const asked = { ...request.headers, 'accept-encoding': 'identity' }
    const onward = ask({ host: 'localhost', port, path: request.url, method: request.method, headers: asked }, async (from) => {
      const { 'content-security-policy': _policy, 'content-length': _length, ...headers } = from.headers
      const chunks: Buffer[] = []
      for await (const chunk of from) chunks.push(chunk)
      const body = Buffer.concat(chunks).toString()
      answer.writeHead(from.statusCode ?? 502, headers)
      answer.end(request.url === PAGE ? body.replace('</main>', `<iframe title="advert" src="${advertUrl}"></iframe></main>`) : body)
    })
    request.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { url: `http://careless.localhost:${(server.address() as AddressInfo).port}`, server }
}
