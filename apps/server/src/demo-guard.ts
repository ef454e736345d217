import { DEMO_PASSWORD, WEBHOOK_PATH } from '@sojourn/api'
import { type Config, PUBLISHED_KEYS } from './config.ts'
import type { Came } from './listen.ts'

type Guard = (request: Request, came: Came) => Promise<Response | null>

export interface DemoGuard {
  readonly shop: Guard
  readonly gateway: Guard
}

const BYTES_MAX = 256 * 1024
const DEPTH_MAX = 30

/** Restricts the published secrets of the demo world to this machine, also where its ports are open to others: its password, its keys, the mail that was sent. */
export function createDemoGuard({ demo, gateway }: Pick<Config, 'demo' | 'gateway'>): DemoGuard {
  const guard =
    (refuses: (request: Request) => Promise<Response | null>): Guard =>
    async (request, { fromHere }) =>
      demo && !fromHere ? refuses(request) : null
  return {
    shop: guard(async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/dev/') || (pathname === WEBHOOK_PATH && gateway.webhookSecret === PUBLISHED_KEYS.webhookSecret))
        return new Response('Not found', { status: 404 })
      return request.method === 'POST' && (await saysPassword(request).catch(() => false)) ? refused() : null
    }),
    gateway: guard(async ({ headers }) => (keysIn(headers.get('authorization')).includes(PUBLISHED_KEYS.secretKey) ? noKey() : null)),
  }
}

async function saysPassword(request: Request): Promise<boolean> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of request.clone().body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    // The API refuses what is so large.
    if (text.length > BYTES_MAX) return false
  }
  return holds(text, 0)
}

/** Whether a value is the password, or has it somewhere within: clients may wrap their fields, as JSON or as a text of JSON. */
function holds(value: unknown, depth: number): boolean {
  if (depth > DEPTH_MAX) return false
  if (typeof value === 'string') return value === DEMO_PASSWORD || holds(parsed(value), depth + 1)
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, depth + 1))
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `Bearer sk_…`, or Basic with the key as the name. */
function keysIn(header: string | null): string[] {
  const value = header?.trim().split(/\s+/)[1] ?? ''
  return [value, Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '']
}

const refused = (): Response =>
  Response.json(
    {
      status: 'fail',
      status_code: 403,
      code: 'demo_only_here',
      message: 'The password of the demo accounts is published: it opens them on the machine that runs the demo alone.',
    },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  )

const noKey = (): Response =>
  Response.json(
    { error: { type: 'invalid_request_error', message: 'The keys of the demo world are published: they are taken on the machine that runs it alone.' } },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  )
