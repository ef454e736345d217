import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { LANGUAGES, type LanguageInfo, PSEUDO_LANGUAGES } from '@sojourn/i18n'
import { invariant } from '@sojourn/kernel'
import { z } from 'zod'
import { BadSetting } from './bad-setting.ts'
import { readStripeAccount, type StripeAccount, stripeSettings } from './stripe-account.ts'

export { BadSetting } from './bad-setting.ts'

const port = z.coerce.number('must be a port number').int().min(1, 'must be a port number from 1 to 65535').max(65_535, 'must be a port number from 1 to 65535')
const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' }).transform((text) => new URL(text).origin)
const flag = z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').transform((text) => text === '1' || text === 'true')

const WORKERS_MAX = 64
/** More are useful only where it was measured. */
const WORKERS_UNASKED_MAX = 8
const workers = z.coerce
  .number(`must be a whole number from 1 to ${WORKERS_MAX}`)
  .int(`must be a whole number from 1 to ${WORKERS_MAX}`)
  .min(1, `must be a whole number from 1 to ${WORKERS_MAX}`)
  .max(WORKERS_MAX, `must be a whole number from 1 to ${WORKERS_MAX}`)

const environment = z.object({
  HOST: z.string().optional(),
  PORT: port.default(4100),
  GATEWAY_PORT: port.default(4101),
  PUBLIC_URL: url.optional(),
  GATEWAY_URL: url.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAULT_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  GATEWAY_SECRET_KEY: z.string().min(8).optional(),
  GATEWAY_PUBLISHABLE_KEY: z.string().min(8).optional(),
  GATEWAY_WEBHOOK_SECRET: z.string().min(8).optional(),
  ...stripeSettings,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Sojourn <hello@sojourn.test>'),
  TRUST_PROXY: flag.default(false),
  WORKERS: workers.optional(),
  OCTO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://octo.example.com/v1' })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  OCTO_KEY: z.string().min(1).optional(),
  DUFFEL_ACCESS_TOKEN: z.string().min(1).optional(),
  DUFFEL_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://duffel.example.com' }).optional(),
  DUFFEL_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number with the code of its country, such as +351210000000')
    .optional(),
  DUFFEL_WEBHOOK_SECRET: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  PSEUDO_LANGUAGES: flag.default(false),
  HOLD_LIMIT_TIMES: z.coerce.number().int('must be a whole number').min(1, 'must be at least 1').max(1_000, 'must be at most 1000').default(1),
})

export interface Config {
  /** The address both ports are opened at; undefined: all of this machine's. */
  readonly host: string | undefined
  readonly port: number
  readonly gatewayPort: number
  readonly publicUrl: string
  readonly gatewayUrl: string
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly redisUrl?: string | undefined
  /** The demo world, its accounts and its published keys. Only ever on loopback unless asked for by name. */
  readonly demo: boolean
  readonly sessionSecret: string
  readonly vaultKey: string
  readonly gateway: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
  /** Cards are charged by Stripe; without it by the sandbox. */
  readonly stripe?: StripeAccount | undefined
  /** Where another company's activities come from, over the OCTO standard. */
  readonly octo?: { readonly url: string; readonly key: string } | undefined
  /** Our account at Duffel, whose flights organisations may sell. */
  readonly duffel?:
    | { readonly token: string; readonly url?: string | undefined; readonly phone?: string | undefined; readonly webhookSecret?: string | undefined }
    | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  readonly trustProxy: boolean
  /** How many times the usual number of unpaid holds a visitor, an account and an address may have at once. */
  readonly holdLimitTimes: number
  /** Opens the metrics and the details of readiness to clients of other machines. */
  readonly metricsToken: string | undefined
  /** What pages, calls and mails are offered in: with the pseudo-languages where a test asks for them. */
  readonly languages: readonly LanguageInfo[]
  /** Processes that serve side by side; the embedded database has one. */
  readonly workers: number
  readonly loopback: boolean
}

/** Reads the environment. Throws `BadSetting` with one line that names the first setting that is missing or wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    invariant(issue, 'a failed parse names an issue')
    throw new BadSetting(`${issue.path.join('.')} ${issue.message}.`)
  }
  const e = parsed.data
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`
  const loopback = isLoopback(new URL(publicUrl).hostname)
  const demo = (e.SEED ?? (loopback ? 'demo' : 'none')) === 'demo'
  // The accounts, the password and the keys of the demo world are published: on a site that others reach they would open it to anyone.
  if (demo && !loopback) throw new BadSetting('SEED must be none where PUBLIC_URL is not on this machine: passwords and keys of the demo world are published.')
  const dataDir = resolve(e.DATA_DIR)
  if (!e.DATABASE_URL && (e.WORKERS ?? 1) > 1) throw new BadSetting('WORKERS must be 1 without DATABASE_URL: the embedded database has one session.')
  if (e.PORT === e.GATEWAY_PORT) throw new BadSetting('GATEWAY_PORT must differ from PORT: the gateway is an origin of its own.')
  return {
    host: e.HOST ?? (demo ? '127.0.0.1' : undefined),
    port: e.PORT,
    gatewayPort: e.GATEWAY_PORT,
    publicUrl,
    gatewayUrl: e.GATEWAY_URL ?? `http://localhost:${e.GATEWAY_PORT}`,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    demo,
    sessionSecret: e.SESSION_SECRET ?? storedSecret('SESSION_SECRET', dataDir, loopback),
    vaultKey: e.VAULT_KEY ?? storedSecret('VAULT_KEY', dataDir, loopback),
    gateway: {
      secretKey: e.GATEWAY_SECRET_KEY ?? demoOnly('GATEWAY_SECRET_KEY', PUBLISHED_KEYS.secretKey, demo),
      publishableKey: e.GATEWAY_PUBLISHABLE_KEY ?? demoOnly('GATEWAY_PUBLISHABLE_KEY', PUBLISHED_KEYS.publishableKey, demo),
      webhookSecret: e.GATEWAY_WEBHOOK_SECRET ?? demoOnly('GATEWAY_WEBHOOK_SECRET', PUBLISHED_KEYS.webhookSecret, demo),
    },
    stripe: readStripeAccount(e, demo),
    octo: e.OCTO_URL ? { url: e.OCTO_URL, key: e.OCTO_KEY ?? '' } : undefined,
    duffel: e.DUFFEL_ACCESS_TOKEN
      ? { token: e.DUFFEL_ACCESS_TOKEN, url: e.DUFFEL_URL, phone: e.DUFFEL_PHONE, webhookSecret: e.DUFFEL_WEBHOOK_SECRET }
      : undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN,
    holdLimitTimes: e.HOLD_LIMIT_TIMES,
    languages: e.PSEUDO_LANGUAGES ? [...LANGUAGES, ...PSEUDO_LANGUAGES] : LANGUAGES,
    workers: e.WORKERS ?? (e.DATABASE_URL ? Math.min(availableParallelism(), WORKERS_UNASKED_MAX) : 1),
    loopback,
  }
}

/** These of the demo world are public. */
export const PUBLISHED_KEYS = { secretKey: 'sk_test_sojourn', publishableKey: 'pk_test_sojourn', webhookSecret: 'whsec_sojourn' } as const

/** What a person reads once a node serves. */
export const greetingOf = ({ demo, publicUrl, gatewayUrl }: Config): string =>
  `${demo ? 'Sojourn, with its demo world,' : 'Sojourn'} is open at ${publicUrl} (cards at ${gatewayUrl})`

const CONNECTIONS_ALONE = 10
const CONNECTIONS_OF_A_NODE = 20
const CONNECTIONS_LEAST = 4

/** How many connections to PostgreSQL each of so many workers may take. One of them listens for the sockets of other processes. */
export const connectionsOf = (workers: number): number =>
  workers === 1 ? CONNECTIONS_ALONE : Math.max(CONNECTIONS_LEAST, Math.floor(CONNECTIONS_OF_A_NODE / workers))

export const isLoopback = (hostname: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

function demoOnly(name: string, value: string, demo: boolean): string {
  if (!demo) throw new BadSetting(`${name} is missing: without demo data the gateway needs a key of its own.`)
  return value
}

/** On loopback a secret is made once and stored in the data folder; elsewhere it must be given. */
function storedSecret(name: string, dataDir: string, loopback: boolean): string {
  if (!loopback) throw new BadSetting(`${name} is missing: outside this machine it must be set, with at least 32 characters.`)
  const path = join(dataDir, `${name.toLowerCase().replaceAll('_', '-')}.txt`)
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const secret = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, secret, { mode: 0o600 })
  } catch {
    throw new BadSetting(`DATA_DIR cannot be written to: ${dataDir}`)
  }
  return secret
}
