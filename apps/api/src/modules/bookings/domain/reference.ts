// No 0 and O, no 1, I and L: a reference is read out over the telephone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `SJ-7KM4-92` from six random bytes. */
export function referenceOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, 6), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `SJ-${text.slice(0, 4)}-${text.slice(4)}`
}
