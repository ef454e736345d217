/**
 * Work that a page does for its person before it is heard, so that who asks thousands of times pays for it. A challenge is `bits.expires.nonce.seal`; its proof is the challenge and a number, in
 * base 36, such that the SHA-256 of the seal and the number begins with that many zero bits. Nothing is imported here: browsers take this file as it is.
 */

const SEAL_CHARS = 32
/** A slice of work is shorter than a frame: the page stays quick. */
const SLICE_MS = 10
const TRIES_PER_LOOK = 1_000

const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const
const K = new Int32Array(64)
const W = new Int32Array(64)

/** The constants of SHA-256: of the cube roots of the first primes, what is behind the point. */
function fillConstants(): void {
  for (let found = 0, candidate = 2; found < 64; candidate++) {
    let isPrime = true
    for (let by = 2; by * by <= candidate; by++) if (candidate % by === 0) isPrime = false
    if (isPrime) K[found++] = (Math.cbrt(candidate) % 1) * 2 ** 32
  }
}

/** With how many zero bits the SHA-256 of a text begins; the text has at most 55 characters, all ASCII, and more than 32 bits are not told apart. */
export function zeroBitsOf(text: string): number {
  if (K[0] === 0) fillConstants()
  W.fill(0, 0, 16)
  for (let index = 0; index < text.length; index++) W[index >> 2]! |= text.charCodeAt(index) << (24 - 8 * (index & 3))
  W[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3))
  W[15] = text.length * 8
  for (let index = 16; index < 64; index++) {
    const [two, fifteen] = [W[index - 2]!, W[index - 15]!]
    const s1 = ((two >>> 17) | (two << 15)) ^ ((two >>> 19) | (two << 13)) ^ (two >>> 10)
    const s0 = ((fifteen >>> 7) | (fifteen << 25)) ^ ((fifteen >>> 18) | (fifteen << 14)) ^ (fifteen >>> 3)
    W[index] = (W[index - 16]! + s0 + W[index - 7]! + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = FIRST as unknown as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < 64; index++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[index]! + W[index]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return Math.clz32((a + FIRST[0]) | 0)
}

/** Whether a proof is the work that its challenge asks for. Who gave the challenge is not judged here. */
export function isSolved(challenge: string, counter: string): boolean {
  const [bits = '', , , seal = ''] = challenge.split('.')
  return counter.length <= 12 && zeroBitsOf(seal.slice(0, SEAL_CHARS) + counter) >= Number(bits)
}

/** Does the work of a challenge in slices, and answers its proof. Takes a blink for 15 bits, and twice as long for each further one. */
export async function solveProof(challenge: string): Promise<string> {
  const [bits = '', , , seal = ''] = challenge.split('.')
  const [wanted, begin] = [Number(bits), seal.slice(0, SEAL_CHARS)]
  let sinceMs = performance.now()
  for (let counter = 0; ; counter++) {
    const text = counter.toString(36)
    if (zeroBitsOf(begin + text) >= wanted) return `${challenge}.${text}`
    if (counter % TRIES_PER_LOOK === 0 && performance.now() - sinceMs > SLICE_MS) {
      await new Promise((done) => setTimeout(done))
      sinceMs = performance.now()
    }
  }
}
