import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** What one guess costs, with one lane. */
interface Cost {
  readonly memoryKib: number
  readonly passes: number
}

/** The parameters of Argon2id in the OWASP password storage cheat sheet: 19 MiB, two passes. About 40 ms on a thread of its own. */
const SLOW: Cost = { memoryKib: 19_456, passes: 2 }
/** The least that Argon2id takes: for a password that everybody can read, where there is nothing to guess. */
export const PUBLIC: Cost = { memoryKib: 8, passes: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/** The hash in the usual text form, salt and parameters in it. */
export async function hashPassword(password: string, { memoryKib, passes }: Cost = SLOW): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const head = `$argon2id$v=19$m=${memoryKib},t=${passes},p=1`
  return [head, encode(salt), encode(await derive(password, salt, memoryKib, passes, 1, TAG_BYTES))].join('$')
}

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** True where the password made this hash, whatever parameters it was made with. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = STORED.exec(stored) ?? []
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), Number(lanes), expected.length)
  return timingSafeEqual(actual, expected)
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

function derive(password: string, nonce: Buffer, memory: number, passes: number, parallelism: number, tagLength: number): Promise<Buffer> {
  // One person may type é as one sign and as two: both are the same password.
  const parameters: Argon2Parameters = { message: password.normalize('NFKC'), nonce, parallelism, tagLength, memory, passes }
  return new Promise((resolve, reject) => argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag))))
}
