import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** The addresses behind a name, refused where any of them leads inward. The call goes to exactly these: a name cannot change in between. */
const outwardLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('nobody there'), '')
    if (found.some(({ address }) => isPrivateAddress(address))) return done(new Error('this address leads inward'), '')
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
}

/**
 * Posts to an address that a merchant gave: public addresses only, no redirect followed, no more of the answer read than its status.
 * `inward` opens the way to this machine, for trying out on one.
 */
export function createReach({ inward }: { inward: boolean }): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!inward && isIP(host) !== 0 && isPrivateAddress(host)) throw new Error('this address leads inward')
    const body = Buffer.from(await request.arrayBuffer())
    const headers = { ...Object.fromEntries(request.headers), 'content-length': String(body.byteLength) }
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', headers, signal: request.signal, agent: false, ...(!inward && { lookup: outwardLookup }) }
      const call = send(url, options, (answer) => {
        const status = answer.statusCode ?? 0
        resolve(new Response(null, { status: status >= 200 && status < 600 ? status : 502 }))
        answer.destroy()
      })
      call.on('error', reject)
      call.end(body)
    })
  }
}
