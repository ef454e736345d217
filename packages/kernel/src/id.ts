declare const kind: unique symbol

/** An id that cannot be swapped for another kind's: `Id<'booking'>` is not an `Id<'user'>`. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind }

export type OrgId = Id<'org'>
export type UserId = Id<'user'>
export type BookingId = Id<'booking'>
export type CheckoutId = Id<'checkout'>
export type BrowserId = Id<'browser'>

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

// Asked for in one go: a call for sixteen bytes costs as much as one for thousands.
const pool = new Uint8Array(4096)
let used = pool.length

function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  const bytes = pool.slice(used, used + count)
  pool.fill(0, used, used + count)
  used += count
  return bytes
}

/** Makes ids: a prefix with the kind, 40 bits of time so that they sort, 80 bits of chance. */
export interface Ids {
  next<Kind extends string>(prefix: string): Id<Kind>
}

export function createIds(now: () => number = Date.now, random: (bytes: number) => Uint8Array = randomBytes): Ids {
  return {
    next<Kind extends string>(prefix: string) {
      let time = now()
      let head = ''
      for (let i = 0; i < 9; i++) {
        head = ALPHABET[time % 32] + head
        time = Math.floor(time / 32)
      }
      let tail = ''
      for (const byte of random(16)) tail += ALPHABET[byte % 32]
      return `${prefix}_${head}${tail}` as Id<Kind>
    },
  }
}

/** An unguessable token of 256 bits, url-safe. */
export function secretToken(random: (bytes: number) => Uint8Array = randomBytes): string {
  return btoa(String.fromCharCode(...random(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
